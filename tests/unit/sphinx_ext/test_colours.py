"""Source is coloured, and stays the source."""

import io
import tokenize
from pathlib import Path

import pytest
from pygments.token import Comment, Error, Keyword, Name, String, Text, _TokenType

import comprules
from comprules.sphinx_ext.colours import SourceLexer, coloured_lines

MODULES = sorted(path for path in Path(comprules.__file__).parent.rglob("*.py") if path.stat().st_size)


def told(source: str) -> list[tuple[_TokenType, str]]:
    return [(kind, text) for kind, text in SourceLexer(stripnl=False).get_tokens(source) if text.strip()]


@pytest.mark.parametrize("package", sorted({path.parent for path in MODULES}), ids=lambda path: path.name)
def test_strings_and_comments_are_those_of_python(package: Path) -> None:
    for module in (path for path in MODULES if path.parent == package):
        source = module.read_text("utf-8")
        tokens = list(SourceLexer(stripnl=False).get_tokens(source))
        assert "".join(text for _, text in tokens) == source
        assert Error not in {kind for kind, _ in tokens}
        pythons = tokenize.generate_tokens(io.StringIO(source).readline)
        assert [text for kind, text in tokens if {String, Comment} & {*kind.split()}] == [
            one.string for one in pythons if one.type in {tokenize.STRING, tokenize.COMMENT}
        ]


def test_what_is_defined_is_told_from_keywords_and_other_names() -> None:
    assert told("def defined(classy: int) -> None: return") == [
        (Keyword, "def"),
        (Name.Function, "defined"),
        (Text, "("),
        (Text, "classy"),
        (Text, ": "),
        (Text, "int"),
        (Text, ") -> "),
        (Keyword.Constant, "None"),
        (Text, ": "),
        (Keyword, "return"),
    ]


@pytest.mark.parametrize(
    "literal", ["'it''s'", '"a \\" b"', 'rb"x"', "f'{a}'", '"""a "b" \\""" c\n"""', "'''a\n'b' '''"]
)
def test_a_string_ends_where_python_ends_it(literal: str) -> None:
    kinds = {kind for kind, _ in told(literal)}
    assert all(String in kind.split() for kind in kinds)
    assert told(f"{literal} or other")[-1] == (Text, "other")


def test_lines_are_whole_by_themselves() -> None:
    lines = coloured_lines('def one():\n    """Say <b>.\n\n    More.\n    """\n')
    assert len(lines) == 5
    assert all(line.count("<span") == line.count("</span>") for line in lines)
    assert "&lt;b&gt;" in lines[1]
