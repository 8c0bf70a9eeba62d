"""The small changes that can be made to a source, each with its place and its kind."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

__all__ = ["KINDS", "Mutant", "code_of", "mutants_in"]

KINDS = {
    "comparison": "a comparison says the opposite, or takes in its limit",
    "condition": "one side of `and` or `or` is not asked",
    "negation": "a `not` is left out",
    "guard": "an `if` that ends the function or goes on with the loop is left out",
    "branch": "of a conditional expression always the same side is taken",
    "filter": "an `if` of a comprehension is left out",
    "case": "a case of a match is left out, or what is asked behind it",
    "statement": "a statement is left out",
    "number": "a number is one more",
    "truth": "True stands for False, or the other way round",
}

_FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_RECORDS = {"decided", "decided_once", "context", "refuses", "spared", "described", "label"}
"""Calls that write the record and messages; what stands in them is no behaviour."""
_TOLD = _RECORDS - {"described", "label"}
"""Those whose words go nowhere else."""

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: in which module and outermost function, on which line, of which kind, and what it does."""

    module: str
    function: str
    """The outermost function, or the class and the method."""
    line: int
    kind: str
    before: str
    after: str
    number: int
    """The how-manieth change of its function it is, from 0."""
    digest: str
    """It stands for the text of the function and the change; a list of equivalent changes goes by it."""

    @property
    def name(self) -> str:
        """Return how the change is called in reports."""
        return f"{self.module}:{self.line} {self.function}: {self.before} → {self.after or 'nothing'}"


def mutants_in(source: str, module: str) -> Iterator[Mutant]:
    """Yield every change to the functions of a module, in the order of the text."""
    for name, function in _functions(ast.parse(source)):
        text = ast.unparse(function)
        for number, (node, kind, after, _) in enumerate(_changes(function)):
            before = _shown(node)
            what = f"{text}\0{number}\0{kind}\0{before}\0{after}"
            digest = hashlib.blake2b(what.encode(), digest_size=6).hexdigest()
            yield Mutant(
                module, name, getattr(node, "lineno", function.lineno), kind, before, after, number, digest
            )


def code_of(source: str, path: str, mutant: Mutant) -> CodeType:
    """Return the code of the mutant's outermost function with the change made to it."""
    tree = ast.parse(source)
    function = dict(_functions(tree))[mutant.function]
    _, _, _, change = list(_changes(function))[mutant.number]
    change()
    ast.fix_missing_locations(tree)
    whole = compile(tree, path, "exec", dont_inherit=True)
    found = whole
    for part in mutant.function.split("."):
        (found, *_) = [
            code for code in found.co_consts if isinstance(code, CodeType) and code.co_name == part
        ][::-1]
    return found


def _functions(tree: ast.Module) -> Iterator[tuple[str, _Function]]:
    """Yield the functions of a module and the methods of its classes."""
    for node in tree.body:
        if isinstance(node, _Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, _Function))


_Change = tuple[ast.AST, str, str, "_Make"]


class _Make:
    """What makes a change: another value in the place of a field, or of an item of a list."""

    def __init__(self, owner: ast.AST, field: str, value: object, at: int | None = None) -> None:
        self.owner, self.field, self.value, self.at = owner, field, value, at

    def __call__(self) -> None:
        """Make the change."""
        if self.at is None:
            setattr(self.owner, self.field, self.value)
            return
        items = getattr(self.owner, self.field)
        if self.value is None:
            del items[self.at]
        else:
            items[self.at] = self.value


def _changes(function: _Function) -> Iterator[_Change]:
    """Yield the changes to a function's body; decorators, defaults and annotations stay."""
    words = _words(function)
    for change in _changes_of_body(function):
        if id(change[0]) not in words:
            yield change


def _changes_of_body(function: _Function) -> Iterator[_Change]:
    for statement in function.body[_behind_docstring(function) :]:
        yield from _statement(function, "body", statement)


def _words(function: _Function) -> frozenset[int]:
    """Return what only leads to other words in the record or in a message, and so is no behaviour, by identity.

    That is an assignment to a name that stands in such calls alone, as in ``how = "may" if so else "can't"``,
    and an `if` or a loop in which nothing is done but to write the record.
    """
    told = {id(part) for call in ast.walk(function) if _is_told(call) for part in ast.walk(call)}
    outside = {
        one.id
        for one in ast.walk(function)
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load) and id(one) not in told
    }

    def tells(node: ast.stmt) -> bool:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]):
                return name not in outside
            case ast.If(body=body, orelse=orelse) | ast.For(body=body, orelse=orelse):
                return all(map(tells, (*body, *orelse)))
            case _:  # nothing else is but words
                return _is_record(node)

    nodes: set[int] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.If | ast.For) and tells(node):
            parts = {id(part): part for part in ast.walk(node)}
            if isinstance(node, ast.Assign) or not any(isinstance(p, ast.NamedExpr) for p in parts.values()):
                nodes.update(parts)
    return frozenset(nodes)


def _is_told(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and _name(node.func) in _TOLD


def _behind_docstring(function: _Function) -> int:
    first = function.body[0]
    return int(isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant))


def _statement(owner: ast.AST, field: str, node: ast.stmt) -> Iterator[_Change]:
    """Yield the changes to a statement, and to what stands in it."""
    if _is_record(node) or isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    at = getattr(owner, field).index(node)
    gone = ast.copy_location(ast.Pass(), node)
    if isinstance(node, ast.If) and not node.orelse and _leaves(node.body):
        yield node, "guard", "", _Make(owner, field, gone, at)
    elif isinstance(node, ast.Expr | ast.AugAssign | ast.Delete | ast.Raise) or _refines(node):
        yield node, "statement", "", _Make(owner, field, gone, at)
    if isinstance(node, ast.Match):
        yield from _cases(node)
    yield from _inside(node)


def _cases(node: ast.Match) -> Iterator[_Change]:
    for at, case in enumerate(node.cases):
        if case.guard is not None:
            yield case.guard, "case", "", _Make(case, "guard", None)
        if len(node.cases) > 1 and not _is_rest(case):
            yield case.pattern, "case", "", _Make(node, "cases", None, at)


def _is_rest(case: ast.match_case) -> bool:
    """Say whether a case takes whatever is left."""
    return case.guard is None and isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None


def _inside(node: ast.AST) -> Iterator[_Change]:
    """Yield the changes to the parts of a node, in the order of the text."""
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "type_ignores", "ctx", "pattern"}:
            continue
        for at, part in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(part, ast.stmt):
                yield from _statement(node, field, part)
            elif isinstance(part, ast.expr):
                yield from _expression(node, field, part, at)
            elif isinstance(part, ast.comprehension):
                yield from _comprehension(part)
            elif isinstance(part, ast.match_case | ast.keyword | ast.withitem | ast.excepthandler):
                yield from _inside(part)


def _comprehension(node: ast.comprehension) -> Iterator[_Change]:
    for at, asked in enumerate(node.ifs):
        yield asked, "filter", "", _Make(node, "ifs", None, at)
    yield from _inside(node)


def _expression(owner: ast.AST, field: str, node: ast.expr, at: int | None) -> Iterator[_Change]:
    """Yield the changes to an expression, and to its parts."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Call) and _name(node.func) in _RECORDS):
        return

    def instead(value: ast.expr) -> _Make:
        return _Make(owner, field, ast.copy_location(value, node), at)

    match node:
        case ast.Compare(ops=ops):
            for n, op in enumerate(ops):
                flipped = _FLIPPED[type(op)]()
                other = copy.deepcopy(node)
                other.ops[n] = flipped
                yield node, "comparison", _shown(other), _Make(node, "ops", flipped, n)
        case ast.BoolOp(values=values):
            for n, value in enumerate(values):
                rest = [one for m, one in enumerate(values) if m != n]
                left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
                yield value, "condition", f"only {_shown(left)}", instead(left)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, "negation", _shown(operand), instead(operand)
        case ast.IfExp(body=body, orelse=orelse):
            yield node, "branch", _shown(body), instead(body)
            yield node, "branch", _shown(orelse), instead(orelse)
        case ast.Constant(value=bool() as truth):
            yield node, "truth", str(not truth), instead(ast.Constant(not truth))
        case ast.Constant(value=int() as number):
            yield node, "number", str(number + 1), instead(ast.Constant(number + 1))
        case _:  # other expressions are changed in their parts
            pass
    yield from _inside(node)


def _is_record(node: ast.stmt) -> bool:
    """Say whether a statement only writes the record."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr in {"decided", "decided_once", "context"}
    )


def _leaves(body: list[ast.stmt]) -> bool:
    return isinstance(body[-1], ast.Return | ast.Raise | ast.Continue | ast.Break)


def _refines(node: ast.stmt) -> bool:
    """Say whether an assignment only goes on with a value that is there, as in ``game = tapped(game)``."""
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return False
    target = node.targets[0]
    names = {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}
    used = {one.id for one in ast.walk(node.value) if isinstance(one, ast.Name)}
    return bool(names) and names <= used


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else ""


def _shown(node: ast.AST) -> str:
    """Return a node as one short line of source."""
    line = " ".join(ast.unparse(node).split())
    return line if len(line) <= 90 else f"{line[:87]}…"
