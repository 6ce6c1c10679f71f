import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { formatDiagnostics } from "../../testdata/graphql-model.ts";
import { parsePackage } from "./parse-package.ts";

function parse(path: string, text: string) {
  const report = createReport();
  const document = parsePackage({ path, text, kind: "package" }, report);
  const points = document?.entryPoints.map(
    ({ group, name, module, className, span }) =>
      `${group}: ${name} is ${className} of ${module}, ${span.startLine}:${span.startColumn}-${span.endColumn}`,
  );
  return { document, points, said: formatDiagnostics(report.diagnostics) };
}

describe("parsePackage", () => {
  it("reads a pyproject.toml with places", () => {
    const { document, points } = parse(
      "pyproject.toml",
      `[project]
name = "acme"
dependencies = ["pydantic>=2", 1]
scripts = { acme = "acme.cli:main" }
[project.entry-points]
"acme.ingestion.source.plugins" = { depot = "acme.depot:Source", "shed.one" = "acme.Shed [more]", deep = "acme : Shed.Deep", odd = 1 }
[project.entry-points.other]
  'quoted' = "a.b:C"
`,
    );
    expect(document).toMatchObject({ name: "acme", requirements: ["pydantic>=2"], extras: [] });
    expect(points).toEqual([
      "acme.ingestion.source.plugins: depot is Source of acme.depot, 6:1-134",
      "acme.ingestion.source.plugins: shed.one is Shed of acme, 6:1-134",
      "acme.ingestion.source.plugins: deep is Shed.Deep of acme, 6:1-134",
      "other: quoted is C of a.b, 8:3-20",
      "console_scripts: acme is main of acme.cli, 4:1-36",
    ]);
  });

  it("reads a setup.cfg as setuptools does", () => {
    const { document, points } = parse(
      "a/setup.cfg",
      "; a comment\n[metadata]\nname: acme\n[options]\ninstall_requires = pydantic<2\n  other\n\n[options.entry_points]\ng = a = b:C\nh =\n    d = e.f:G\n    odd\n",
    );
    expect(document).toMatchObject({ name: "acme", requirements: ["pydantic<2", "other"] });
    expect(points).toEqual(["g: a is C of b, 9:5-11", "h: d is G of e.f, 11:5-13"]);
  });

  it("reads what is left of it once it is built", () => {
    const { document, points } = parse(
      "acme-1.0.dist-info/entry_points.txt",
      "[console_scripts]\nacme = acme.cli:main\n\n[acme.ingestion.source.plugins]\nDepot-One = acme.depot:Source [more]\nodd\n",
    );
    expect(document).toMatchObject({ extras: [], requirements: [] });
    expect(points).toEqual([
      "console_scripts: acme is main of acme.cli, 2:8-20",
      "acme.ingestion.source.plugins: Depot-One is Source of acme.depot, 5:13-36",
    ]);
    const metadata = `Name: acme\r\nProvides-Extra: more\r\nRequires-Dist: pydantic<2; python_version > "3"
Requires-Dist: other; extra == "more"

# Acme
Name: none
`;
    expect(parse("acme-1.0.dist-info/METADATA", metadata).document).toEqual({
      kind: "packageDocument",
      file: "acme-1.0.dist-info/METADATA",
      name: "acme",
      entryPoints: [],
      extras: ["more"],
      requirements: ['pydantic<2; python_version > "3"'],
    });
  });

  it("reads versions as Poetry says them", () => {
    const needed =
      'a = "^1.10"\nb = "~1.10"\nc = "1.10.2"\nd = ">=1,<3"\ne = "*"\nf = { version = "^2", extras = ["x"] }\ng = { path = "../g" }\n';
    expect(parse("pyproject.toml", `[tool.poetry.dependencies]\n${needed}`).document?.requirements).toEqual([
      "a>=1.10,<2",
      "b~=1.10.0",
      "c==1.10.2",
      "d>=1,<3",
      "e*",
      "f>=2,<3",
      "g",
    ]);
  });

  it("reads the tables that Flit had before the standard's", () => {
    const text = `[tool.flit.metadata]
module = "acme"
requires = ["acryl-datahub"]
[tool.flit.metadata.requires-extra]
more = ["other"]
[tool.flit.entrypoints."acme.ingestion.source.plugins"]
depot = "acme.depot:Source"
`;
    expect(parse("pyproject.toml", text).document).toMatchObject({
      name: "acme",
      entryPoints: [
        { group: "acme.ingestion.source.plugins", name: "depot", module: "acme.depot", className: "Source" },
      ],
      extras: ["more"],
      requirements: ["acryl-datahub"],
    });
  });

  it("says where a pyproject.toml is none, once", () => {
    expect(parse("pyproject.toml", "[project]\nname = acme\n").said.split("\n")[0]).toMatch(
      /^pyproject\.toml:2:\d+-2:\d+ warning python\/malformed-package: this is no TOML that can be read: \S/,
    );
    expect(parse("pyproject.toml", `a = ${"[".repeat(10_000)}`).said).toContain("python/malformed-package");
    expect(parse("pyproject.toml", `a = "${"x".repeat(1_000_000)}"`).said).toContain("python/too-large");
    expect(
      parse("pyproject.toml", '__proto__ = 1\nproject = "a"\n[tool]\npoetry = []\n').document?.entryPoints,
    ).toEqual([]);
  });
});
