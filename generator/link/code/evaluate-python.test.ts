import { describe, expect, it } from "vitest";
import { readPythonTexts } from "../../testdata/read-python-texts.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { createPythonEvaluator } from "./evaluate-python.ts";
import type { PythonValue } from "./python-value.ts";
import { createPythonClasses } from "./python-classes.ts";
import { createPythonModules } from "./python-modules.ts";

const shared = `
import dataclasses
import os
import enum
import sys
from datetime import timedelta
from enum import Enum, auto
from textwrap import dedent
from typing import List
import other
from other import LIMIT, Shape as Form

NAME = "depot"
LOOP = LOOP_TWO
LOOP_TWO = LOOP

class Colour(str, Enum):
    RED = "red"
    DARK = f"dark-{NAME}"
    _private = "no"

    @classmethod
    def default(cls) -> "Colour":
        return cls.RED

class Number(Enum):
    ONE = auto()
    TWO = auto()

class Named(str, Enum):
    def _generate_next_value_(name, start, count, last):
        return name
    FIRST = auto()

@dataclasses.dataclass
class Parts:
    first: int
    second: str = "x"
    loose = 1

class Settings:
    retries = 3
    class Inner:
        depth = retries = 4

class Below(Settings): ...

def join(a, b="z", *, c=NAME):
    return f"{a}-{b}-{c}"

def again(x):
    return again(x)

def long():
    print("side effect")
    return 1
`;

async function evaluate(expression: string): Promise<PythonValue> {
  const sources = await readPythonTexts({
    "a.py": `${shared}\nresult = ${expression}\n`,
    "other.py": "LIMIT = 2 ** 10\nclass Shape:\n    edges = ['n', 'e']\n",
  });
  const modules = createPythonModules({ roots: [""], ...sources });
  const evaluator = createPythonEvaluator({
    modules,
    classes: createPythonClasses(modules),
    construct: (of, given) => ({ class: of.node.name, ...Object.fromEntries(given) }),
    tellExternal: (name) => (name === "sys.maxsize" ? 9 : undefined),
  });
  const module = modules.find("a");
  const binding = module?.scope.get("result");
  if (module === undefined || binding?.kind !== "assignment" || binding.node.value === undefined) return undefined;
  return evaluator.evaluate(binding.node.value, { module });
}

async function toJson(expression: string): Promise<unknown> {
  const value = await evaluate(expression);
  return value?.kind === "json" || value?.kind === "member" ? value.value : value?.kind;
}

describe("createPythonEvaluator", () => {
  it.each<[string, unknown]>([
    ['"a" \'b\' "c"', "abc"],
    [String.raw`"tab\tend" r"\d"`, String.raw`tab	end\d`],
    ["1_000", 1000],
    ["-2.5", -2.5],
    ["not True", false],
    ["None", null],
    ["2 ** 24", 16_777_216],
    ["60 * 60 // 7", 514],
    ["[1, *[2, 3], (4,)]", [1, 2, 3, [4]]],
    ['{"a": 1, **{"b": NAME}, "c": {"d"}}', { a: 1, b: "depot", c: ["d"] }],
    ['{"a": 1} | {"b": 2}', { a: 1, b: 2 }],
    ['{"a"} | {"b", "a"}', ["a", "b"]],
    ['["x"] + ["y"]', ["x", "y"]],
    ["dict(a=1, b=[])", { a: 1, b: [] }],
    ["dict()", {}],
    ["list()", []],
    ["str(5) + NAME", "5depot"],
  ])("tells what the literals of %s come to", async (expression, value) => {
    expect(await toJson(expression)).toEqual(value);
  });

  it.each<[string, unknown]>([
    ["NAME", "depot"],
    ["LIMIT", 1024],
    ["other.LIMIT + 1", 1025],
    ["Form.edges", ["n", "e"]],
    ["Settings.retries", 3],
    ["Below.retries", 3],
    ["Settings.Inner.depth", 4],
    ["Colour.RED", "red"],
    ["Colour.DARK.value", "dark-depot"],
    ["Colour.RED.name", "RED"],
    ["Number.TWO", 2],
    ["Named.FIRST", "FIRST"],
    ['Colour("red")', "red"],
    ["sys.maxsize", 9],
    ['f"{NAME}: {LIMIT} {{x}} {Colour.RED.value}"', "depot: 1024 {x} red"],
    ['f"{LIMIT:,} {NAME!r}"', undefined],
    ["', '.join([NAME])", undefined],
    ["[c.value for c in Colour]", ["red", "dark-depot"]],
    ["[f.name for f in dataclasses.fields(Parts)]", ["first", "second"]],
    ['dedent("\\n    a\\n      b\\n")', "\na\n  b\n"],
    ["NAME.upper()", "DEPOT"],
    ["timedelta(hours=1, minutes=1).total_seconds()", 3660],
  ])("follows the names of %s", async (expression, value) => {
    expect(await toJson(expression)).toEqual(value);
  });

  it.each<[string, unknown]>([
    ['join("a")', "a-z-depot"],
    ['join("a", c="c", b="b")', "a-b-c"],
    ["Colour.default()", "red"],
    ["Parts(first=1)", { class: "Parts", first: 1 }],
  ])("tells what %s gives", async (expression, value) => {
    expect(await toJson(expression)).toEqual(value);
  });

  it.each([
    'os.environ["HOME"]',
    "os.cpu_count() or 4",
    'open("/etc/passwd").read()',
    '__import__("os").getcwd()',
    'eval("1")',
    "unknown",
    "LOOP",
    "again(1)",
    "long()",
    "join(*[1, 2])",
    "join(unknown)",
    "[unknown]",
    '{unknown: 1, "a": 2}',
    '{"a": unknown}',
    "1 / 0",
    "9 ** 9 ** 9",
    '"x" * 1_000_000_000',
    "Parts(unknown)",
    "Colour.GREEN",
    'Colour("green")',
    "[x for x in unknown]",
    "1 if NAME else 2",
  ])("does not guess what %s is", async (expression) => {
    const value = await evaluate(expression);
    expect(value?.kind === "json" || value?.kind === "member" ? value : undefined).toBeUndefined();
  });

  it("gives up on what names in names come to again and again", async () => {
    const names = Array.from({ length: 14 }, (_, at) => `A${at} = [${`A${at + 1}, `.repeat(12)}]\n`).join("");
    const modules = createPythonModules({ roots: [""], ...(await readPythonTexts({ "a.py": `${names}A14 = 1\n` })) });
    const classes = createPythonClasses(modules);
    const evaluator = createPythonEvaluator({
      modules,
      classes,
      construct: () => undefined,
      tellExternal: () => undefined,
    });
    const module = modules.find("a");
    if (module === undefined) throw new Error("there is no module");
    const tell = (name: string): PythonValue => evaluator.evaluate({ kind: "name", name }, { module });
    expect(measureCpuTime(() => void tell("A4"))).toBeLessThan(5000);
    expect(tell("A4")).toBeUndefined();
    expect(tell("A12")).toEqual({ kind: "json", value: Array(12).fill(Array(12).fill(1)) });
  });

  it("tells a span of time and a class as what they are", async () => {
    expect(await evaluate("timedelta(days=1, seconds=5)")).toEqual({ kind: "duration", seconds: 86_405 });
    expect(await evaluate("Colour")).toMatchObject({ kind: "class", of: { name: "a.Colour" } });
    expect(await evaluate("List")).toEqual({ kind: "class", of: { external: "typing.List" } });
  });
});
