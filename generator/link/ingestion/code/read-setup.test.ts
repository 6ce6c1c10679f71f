import { describe, expect, it } from "vitest";
import { readPythonTexts } from "../../../testdata/read-python-texts.ts";
import { readSetup, type PackageSetup } from "./read-setup.ts";

async function read(text: string): Promise<PackageSetup> {
  const document = (await readPythonTexts({ "setup.py": text })).read("setup.py");
  if (document === undefined) throw new Error("the text is there");
  return readSetup(document);
}

/** Entry points as one text each. */
function list({ entryPoints }: PackageSetup): readonly string[] {
  return [...entryPoints].flatMap(([group, points]) =>
    points.map(({ name, module, className, span }) => {
      return `${group}: ${name} is ${className} of ${module}, ${span.startLine}:${span.startColumn}`;
    }),
  );
}

describe("readSetup", () => {
  it("reads entry points that are one text, or have one in place of a list", async () => {
    expect(
      list(
        await read(
          'setup(entry_points="""\n    [console_scripts]\n    a = b.c:d\n\n    [e]\n    f = g:h [more]\n""")\n',
        ),
      ),
    ).toEqual(["console_scripts: a is d of b.c, 1:1", "e: f is h of g, 1:1"]);
    expect(list(await read('TEXT = "[console_scripts]\\na = b:c"\nsetup(entry_points=TEXT)\n'))).toEqual([
      "console_scripts: a is c of b, 1:1",
    ]);
    expect(list(await read('setup(entry_points={"console_scripts": "a = b:c"})\n'))).toEqual([
      "console_scripts: a is c of b, 1:1",
    ]);
  });

  it("reads entry points, one with a dot for the colon too", async () => {
    const setup = await read(`
import setuptools
entry_points = {
    "console_scripts": ["depot = acme.entrypoints:main"],
    "acme.ingestion.source.plugins": [
        "depot = acme.depot.source:DepotSource",
        "shed=acme.shed.ShedSource",
        "broken",
        f"{x} = y:Z",
    ],
}
setuptools.setup(name="acme", entry_points=entry_points)
`);
    expect(list(setup)).toEqual([
      "console_scripts: depot is main of acme.entrypoints, 4:25",
      "acme.ingestion.source.plugins: depot is DepotSource of acme.depot.source, 6:9",
      "acme.ingestion.source.plugins: shed is ShedSource of acme.shed, 7:9",
    ]);
  });

  it("reads entry points that stand in the call", async () => {
    const setup = await read('from setuptools import setup\nsetup(entry_points={"g": ("a = b:C",)})\n');
    expect(list(setup)).toEqual(["g: a is C of b, 2:27"]);
  });

  it("follows what is put together of several lists and dictionaries, in circles too", async () => {
    const setup = await read(`
common = ["a = m:A", *round]
round = [*common]
more = {"h": common + ["b = m:B"] + lost}
entry_points = {"g": [*common, "c = m:C"], **more} | {"i": round}
plugins = {"x": {"y"}, **{"z": set()}}
`);
    expect(list(setup)).toEqual([
      "g: a is A of m, 2:11",
      "g: c is C of m, 5:32",
      "h: a is A of m, 2:11",
      "h: b is B of m, 4:24",
      "i: a is A of m, 2:11",
    ]);
    expect([...setup.extras]).toEqual(["x", "z"]);
  });

  it("takes the names of extras, however what they hold is put together", async () => {
    const { extras } = await read(`
base = {"x"}
plugins: Dict[str, Set[str]] = {
    "union": base | {"y"},
    "name": base,
    "plain": {"x", *base},
    "call": base.union({"z"}),
    **{},
}
`);
    expect([...extras]).toEqual(["union", "name", "plain", "call"]);
  });

  it("keeps the name, and the texts of which some are requirements", async () => {
    const setup = await read('base = {"pydantic<2"}\nmore = base | {"x"}\nsetup(name="acme", entry_points={})\n');
    expect([setup.name, setup.texts]).toEqual([{ kind: "text", value: "acme" }, ["pydantic<2", "x"]]);
  });

  it("makes nothing of a file that computes all of it", async () => {
    const setup = await read("entry_points = load()\nplugins = {k: v for k, v in x}\nexec(open('y').read())\n");
    expect([list(setup), [...setup.extras], setup.texts]).toEqual([[], [], []]);
  });
});
