"""Read feature files with the official Gherkin parser."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from comprules.scenarios.model import FeatureError, RuleTag, Scenario, ScenarioStep, StepKind, TagMark
from comprules.scenarios.tags import is_rule_number, read_tag

if TYPE_CHECKING:
    from gherkin.errors import ParserException

__all__ = ["feature_files", "read_feature", "read_features", "read_text", "text_of"]

# The parser's tree is plain dictionaries.
_Node = dict[str, Any]

_KINDS: dict[str, StepKind] = {"Context": "given", "Action": "when", "Outcome": "then"}


def feature_files(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Return the feature files that these files and folders hold, each once, in order.

    Raises:
        FileNotFoundError: A path leads nowhere, or a folder holds no feature file.
    """
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.feature"))
            if not inside:
                raise FileNotFoundError(f"the folder {path} holds no .feature file")
            found.update(dict.fromkeys(inside))
        elif path.is_file():
            found[path] = None
        else:
            raise FileNotFoundError(f"there is no file or folder {path}")
    return tuple(found)


def read_features(paths: Iterable[Path]) -> tuple[Scenario, ...]:
    """Return every scenario of these files and folders.

    Raises:
        FeatureError: A file is no feature file, or one of its tags or names is wrong.
        FileNotFoundError: A path leads nowhere.
    """
    return tuple(scenario for path in feature_files(paths) for scenario in read_feature(path))


def read_feature(path: Path) -> tuple[Scenario, ...]:
    """Return every scenario of one feature file, in order, outlines taken apart.

    Raises:
        FeatureError: It is no feature file, or one of its tags or names is wrong.
    """
    return read_text(text_of(path), path)


def text_of(path: Path) -> str:
    """Return what stands in a feature file.

    Raises:
        FeatureError: It is no text.
        OSError: It cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FeatureError(
            path, 1, f"a feature file is UTF-8 text, and this is not: {error.reason}"
        ) from None


def read_text(text: str, path: Path) -> tuple[Scenario, ...]:
    """Return every scenario of a feature given as text; ``path`` is what errors call it.

    Raises:
        FeatureError: It is no feature, or one of its tags or names is wrong.
    """
    # Files that were read before are kept (kit), and then nobody needs the parser.
    from gherkin.pickles.compiler import Compiler  # noqa: PLC0415

    document = cast("_Node", _parse(text, path))
    feature: _Node | None = document.get("feature")
    if feature is None:
        raise FeatureError(path, 1, "there is no Feature: in this file")
    blocks = {node["id"]: (rule, node) for rule, node in _scenario_nodes(feature)}
    lines = _lines(feature)
    pickles = cast("list[_Node]", Compiler().compile(cast("Any", {**document, "uri": str(path)})))
    scenarios = tuple(
        _scenario(pickle, *blocks[pickle["astNodeIds"][0]], feature, lines, path) for pickle in pickles
    )
    _check_names(scenarios, path)
    played = {pickle["astNodeIds"][0] for pickle in pickles}
    for empty in [node for key, (_, node) in blocks.items() if key not in played or not node["steps"]]:
        raise FeatureError(path, empty["location"]["line"], _why_empty(empty))
    return scenarios


def _why_empty(node: _Node) -> str:
    """Say why a scenario has nothing to play: no step is begun as steps are, there is none, or no row."""
    text = str(node.get("description") or "").strip()
    if text and not node["steps"]:
        first = text.splitlines()[0].strip()
        return f"“{first}” is no step: a step begins with Given, When, Then, And or But"
    return f"“{node['name']}” has no step or no example row"


def _parse(text: str, path: Path) -> object:
    from gherkin.errors import CompositeParserException, ParserException  # noqa: PLC0415 -- as above
    from gherkin.parser import Parser  # noqa: PLC0415 -- as above

    try:
        return Parser().parse(text)
    except CompositeParserException as error:
        first = error.errors[0]
        raise FeatureError(path, _line_of(first), _told(first)) from None
    except ParserException as error:
        raise FeatureError(path, _line_of(error), _told(error)) from None


def _line_of(error: ParserException) -> int:
    found = re.match(r"\((\d+):", str(error))
    return int(found[1]) if found else 1


def _told(error: ParserException) -> str:
    """Return a slip of Gherkin in words: what stands where it can't, and what can stand there."""
    told = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    found = _UNEXPECTED.fullmatch(told)
    if found is None:
        return _SLIPS.get(told, told)
    wanted = dict.fromkeys(
        words for token in re.findall(r"#(\w+)", found["expected"]) if (words := _TOKENS.get(token))
    )
    if len(wanted) > 1:
        wanted.pop(_TOKENS["EOF"], None)
    *others, last = wanted or ("nothing more",)
    listed = f"{', '.join(others)} or {last}" if others else last
    if found["got"] is None:
        return f"the file ends too early; here must follow {listed}"
    return f"“{found['got']}” can't stand here; what can is {listed}"


_UNEXPECTED = re.compile(r"(?:unexpected end of file, )?expected: (?P<expected>.*?)(?:, got '(?P<got>.*)')?")
_TOKENS = {
    "FeatureLine": "Feature:",
    "RuleLine": "Rule:",
    "BackgroundLine": "Background:",
    "ScenarioLine": "Scenario: or Example:",
    "ExamplesLine": "Examples:",
    "StepLine": "a step with Given, When, Then, And or But",
    "TagLine": "a tag like @CR-613.4d",
    "TableRow": "a row of a table between bars",
    "DocStringSeparator": 'three quotation marks (""")',
    "EOF": "the end of the file",
}
"""What each token of the parser is in a feature file; comments and empty lines go without saying."""
_SLIPS = {
    "inconsistent cell count within the table": "the rows of this table have different numbers of cells",
    "A tag may not contain whitespace": "a tag has no space in it; write tags side by side, each with its @",
}


def _scenario_nodes(feature: _Node) -> Iterator[tuple[_Node | None, _Node]]:
    for child in feature["children"]:
        if "rule" in child:
            for inner in child["rule"]["children"]:
                if "scenario" in inner:
                    yield child["rule"], inner["scenario"]
        elif "scenario" in child:
            yield None, child["scenario"]


def _lines(node: object) -> dict[str, _Node]:
    """Return every node of the tree that has an id."""
    found: dict[str, _Node] = {}
    match node:
        case dict():
            if "id" in node:
                found[cast("str", node["id"])] = cast("_Node", node)
            for value in cast("_Node", node).values():
                found.update(_lines(value))
        case list():
            for value in cast("list[object]", node):
                found.update(_lines(value))
        case _:
            pass
    return found


def _number_at_start(title: str) -> str:
    first = title.split(maxsplit=1)[0].rstrip(".") if title.strip() else ""
    return first if is_rule_number(first) else ""


def _scenario(
    pickle: _Node, rule: _Node | None, node: _Node, feature: _Node, nodes: dict[str, _Node], path: Path
) -> Scenario:
    row = nodes[pickle["astNodeIds"][1]] if len(pickle["astNodeIds"]) > 1 else None
    name: str = pickle["name"]
    if row is not None and name == node["name"]:
        name = f"{name} ({', '.join(cell['value'] for cell in row['cells'])})"
    keyword: str = node["keyword"]
    kind: Literal["scenario", "example"] = "example" if keyword.startswith("Example") else "scenario"
    return Scenario(
        path=path,
        line=(row or node)["location"]["line"],
        feature_line=node["location"]["line"],
        feature=feature["name"],
        section=_number_at_start(feature["name"])[:3],
        rule=_number_at_start(rule["name"]) if rule else "",
        rule_title=rule["name"] if rule else "",
        name=name,
        outline=node["name"],
        kind=kind,
        marks=_marks(pickle, rule, nodes, path),
        steps=tuple(_step(step, nodes, path) for step in pickle["steps"]),
    )


def _marks(pickle: _Node, rule: _Node | None, nodes: dict[str, _Node], path: Path) -> tuple[TagMark, ...]:
    of_block = tuple(
        meaning.number
        for tag in (rule["tags"] if rule else ())
        if isinstance(meaning := _tag(tag["name"], (), tag["location"]["line"], path, lenient=True), RuleTag)
        and not meaning.edition
    )
    told = _number_at_start(rule["name"]) if rule else ""
    if told in of_block:
        of_block = (told,)
    marks: dict[str, TagMark] = {}
    for tag in pickle["tags"]:
        line: int = nodes[tag["astNodeId"]]["location"]["line"]
        meaning = _tag(tag["name"], of_block, line, path)
        if meaning is not None:
            marks[tag["name"]] = TagMark(tag["name"], line, meaning)
    return tuple(marks.values())


def _tag(text: str, block_rules: tuple[str, ...], line: int, path: Path, *, lenient: bool = False) -> Any:
    try:
        return read_tag(text, block_rules)
    except ValueError as error:
        if lenient:
            return None
        raise FeatureError(path, line, str(error)) from None


def _step(step: _Node, nodes: dict[str, _Node], path: Path) -> ScenarioStep:
    written = nodes[step["astNodeIds"][0]]
    if step["type"] not in _KINDS:
        line: int = written["location"]["line"]
        raise FeatureError(
            path,
            line,
            f"“{step['text']}” must stand under Given, When or Then; And and But go on from one of them",
        )
    argument: _Node = step.get("argument", {})
    rows = argument.get("dataTable", {}).get("rows", ())
    return ScenarioStep(
        keyword=written["keyword"].strip(),
        kind=_KINDS[step["type"]],
        text=step["text"],
        line=written["location"]["line"],
        table=tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows),
        docstring=argument["docString"]["content"] if "docString" in argument else None,
    )


def _check_names(scenarios: tuple[Scenario, ...], path: Path) -> None:
    seen: dict[str, Scenario] = {}
    for scenario in scenarios:
        for name in {scenario.name, scenario.outline}:
            earlier = seen.setdefault(name, scenario)
            if earlier.feature_line != scenario.feature_line or (
                name == scenario.name and earlier is not scenario and earlier.name == name
            ):
                raise FeatureError(
                    path,
                    scenario.line,
                    f"“{name}” is the name of a scenario on line {earlier.line} too; give each its own",
                )
