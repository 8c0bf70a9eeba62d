"""The small changes that can be made to a source, each with its place and its kind."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType

from .always import answer

__all__ = ["KINDS", "Mutant", "code_of", "function_of", "mutants_in"]

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


def function_of(source: str, name: str, mutant: Mutant | None) -> _Function:
    """Return a function of a module, with a change made to it if there is one."""
    function = copy.deepcopy(_known(source)[name])
    if mutant is not None:
        _, _, _, change = list(_changes(function))[mutant.number]
        change()
    return ast.fix_missing_locations(function)


@lru_cache(maxsize=4)
def _known(source: str) -> dict[str, _Function]:
    return dict(_functions(ast.parse(source)))


def _functions(tree: ast.Module) -> Iterator[tuple[str, _Function]]:
    """Yield the functions of a module and the methods of its classes, but for those that only words need."""
    words = _of_words(tree)
    for node in tree.body:
        if isinstance(node, _Function):
            if node.name not in words:
                yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, _Function))


def _of_words(tree: ast.Module) -> frozenset[str]:
    """Return the private functions of a module that are called for words of the record alone."""
    told = {id(part) for call in ast.walk(tree) if _is_told(call) for part in ast.walk(call)}
    functions = [node for node in ast.walk(tree) if isinstance(node, _Function)]
    told.update(*map(_words, functions))
    names: frozenset[str] = frozenset()
    while True:
        known = told.union(*(_inside_of(one) for one in tree.body if getattr(one, "name", "") in names))
        loads = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id.startswith("_")]
        used = {node.id for node in loads if id(node) not in known}
        called = {node.id for node in loads} - used
        found = frozenset(one.name for one in tree.body if isinstance(one, _Function) and one.name in called)
        if found <= names:
            return names
        names = found


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


@lru_cache(maxsize=200)
def _words(function: _Function) -> frozenset[int]:
    """Return what only leads to other words in the record or in a message, and so is no behaviour, by identity.

    That is an assignment to names that stand in such calls alone, as in ``how = "may" if so else "can't"``,
    an `if` or a loop in which nothing is done but to write the record, and an `if` behind which the function
    would return the same. Left out as well is what can't come about where types are right.
    """
    words = {id(part) for part in _wrong_types(function)}
    told = {id(part) for call in ast.walk(function) if _is_told(call) for part in ast.walk(call)}
    while True:
        found = {id(part) for node in _telling(function, told | words) for part in ast.walk(node)}
        if found <= words:
            return frozenset(words)
        words |= found


def _telling(function: _Function, told: set[int]) -> Iterator[ast.stmt]:
    """Yield the statements that do nothing but tell; ``told`` has, by identity, what is told or leads to that."""

    def tells(node: ast.stmt, within: frozenset[type[ast.stmt]] = frozenset()) -> bool:
        match node:
            case ast.Assign(targets=[ast.Name() | ast.Tuple() as target]) | ast.AnnAssign(target=target):
                return _only_told(target, function, told)
            case ast.If(test=test, body=body, orelse=orelse):
                here = all(tells(one, within) for one in (*body, *orelse))
                return here and _only_told(test, function, told | _inside_of(node))
            case ast.For(iter=before, body=body, orelse=[]):
                # nothing outside the loop depends on where it ends
                within = within | {ast.Continue, ast.Break}
                here = all(tells(one, within) for one in body)
                return here and _only_told(before, function, told | _inside_of(node))
            case _:  # nothing else is but words
                return _is_record(node) or type(node) in within

    if _returns_nothing(function):
        # what returns, yields, raises and changes nothing leaves nothing but the record behind
        body = function.body[_behind_docstring(function) :]
        if all(tells(one, frozenset({ast.Return})) for one in body):
            yield from body
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.If | ast.For) and tells(node):
            yield node
        for block in (getattr(node, "body", ()), getattr(node, "orelse", ())):
            if isinstance(block, list):
                yield from _returning_the_same(block, tells)


def _returning_the_same(block: list[ast.stmt], tells: Callable[[ast.stmt], bool]) -> Iterator[ast.stmt]:
    """Yield each `if` whose return is the one that follows it, but for the record that is written before."""
    for at, node in enumerate(block[:-1]):
        if not isinstance(node, ast.If) or node.orelse:
            continue
        ways = [[one for one in way if not tells(one)] for way in (node.body, block[at + 1 :])]
        here, behind = ([ast.dump(one) for one in way] for way in ways)
        if here == behind and len(here) == 1 and isinstance(ways[0][0], ast.Return) and not _binds(node.test):
            yield node


def _only_told(node: ast.AST, function: _Function, told: set[int]) -> bool:
    """Say whether the names that are bound here are looked at by nothing but what is told."""
    bound = _binds(node)
    return not any(
        isinstance(one, ast.Name)
        and isinstance(one.ctx, ast.Load)
        and one.id in bound
        and id(one) not in told
        for one in ast.walk(function)
    )


def _binds(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}


def _inside_of(node: ast.AST) -> set[int]:
    return {id(part) for part in ast.walk(node)}


def _returns_nothing(function: _Function) -> bool:
    """Say whether a function neither returns nor yields anything, and asks nobody."""
    return not any(
        (isinstance(node, ast.Return) and node.value is not None)
        or isinstance(node, ast.Yield | ast.YieldFrom | ast.Raise)
        or (isinstance(node, ast.Name) and node.id.startswith("ask"))
        for node in ast.walk(function)
    )


def _wrong_types(function: _Function) -> Iterator[ast.AST]:
    """Yield what only happens where the type checker has been disobeyed, or lists of a length are not."""
    for node in ast.walk(function):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
                yield node
            case ast.Call(func=ast.Name(id="zip"), keywords=[ast.keyword(arg="strict", value=strict)]):
                yield strict
            case _:  # everything else can be changed
                pass


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
    if isinstance(node, ast.If) and answer(node.test) is False:
        # what never comes about can be changed as one likes
        yield from _expression(node, "test", node.test, None)
        return
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
        if answer(asked) is not True:
            yield asked, "filter", "", _Make(node, "ifs", None, at)
    yield from _inside(node)


def _expression(owner: ast.AST, field: str, node: ast.expr, at: int | None) -> Iterator[_Change]:
    """Yield the changes to an expression, and to its parts."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Call) and _name(node.func) in _RECORDS):
        return

    def instead(value: ast.expr) -> _Make:
        return _Make(owner, field, ast.copy_location(value, node), at)

    match node:
        case ast.Compare(ops=ops) if answer(node) is None:
            for n, op in enumerate(ops):
                flipped = _FLIPPED[type(op)]()
                other = copy.deepcopy(node)
                other.ops[n] = flipped
                yield node, "comparison", _shown(other), _Make(node, "ops", flipped, n)
        case ast.BoolOp(values=values):
            settles = isinstance(node.op, ast.Or)
            for n, value in enumerate(values):
                rest = [one for m, one in enumerate(values) if m != n]
                if answer(value) is (not settles) or settles in map(answer, rest):
                    continue  # what is left comes to the same
                left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
                yield value, "condition", f"only {_shown(left)}", instead(left)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, "negation", _shown(operand), instead(operand)
        case ast.IfExp(body=body, orelse=orelse):
            if answer(node.test) is not True:
                yield node, "branch", _shown(body), instead(body)
            if answer(node.test) is not False:
                yield node, "branch", _shown(orelse), instead(orelse)
        case ast.Constant(value=bool() as truth):
            yield node, "truth", str(not truth), instead(ast.Constant(not truth))
        case ast.Constant(value=int() as number):
            yield node, "number", str(number + 1), instead(ast.Constant(number + 1))
        case _:  # other expressions are changed in their parts
            pass
    yield from _inside(node)


def _is_record(node: ast.stmt) -> bool:
    """Say whether a statement only writes the record, or yields for it what an action has spared."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name in {"decided", "decided_once", "context"}
        case ast.Expr(value=ast.Yield(value=ast.Call(func=ast.Attribute(attr=name)))):
            return name == "spared"
        case _:  # every other statement does something
            return False


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
