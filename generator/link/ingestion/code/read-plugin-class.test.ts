import { describe, expect, it } from "vitest";
import { readPythonTexts } from "../../../testdata/read-python-texts.ts";
import { createPythonEvaluator } from "../../code/evaluate-python.ts";
import { createPythonClasses } from "../../code/python-classes.ts";
import { createPythonModules } from "../../code/python-modules.ts";
import { readPluginClass, type PluginFacts } from "./read-plugin-class.ts";

async function read(texts: Readonly<Record<string, string>>, name = "Source"): Promise<PluginFacts> {
  const modules = createPythonModules({ roots: ["src"], ...(await readPythonTexts(texts)) });
  const classes = createPythonClasses(modules);
  const parts = { modules, classes, construct: () => undefined, tellExternal: () => undefined };
  const found = classes.findByName("a", name);
  if (found === undefined) throw new Error("the class is there");
  return readPluginClass(found, classes, createPythonEvaluator(parts));
}

/** Capabilities as one text each. */
function list({ capabilities }: PluginFacts): readonly string[] {
  return capabilities.map(({ name, isSupported, note, subtypes }) =>
    [name, isSupported ? "yes" : "no", note ?? "-", ...subtypes].join(" | "),
  );
}

describe("readPluginClass", () => {
  it("reads decorators in every spelling", async () => {
    const facts = await read({
      "src/a.py": `
from b import DISPLAY, api, DepotConfig as Config
@api.platform_name(platform_name=DISPLAY, id="depot-two", doc_order=2)
@api.support_status(support_status=api.SupportStatus.INCUBATING)
@config_class(Config)
@unknown
@another(1, 2)
@capability(SourceCapability.TAGS, "By default")
@capability(capability_name=SourceCapability.DOMAINS, description="Not yet", supported=False)
@capability(SourceCapability.OWNERSHIP, "Third", False)
@capability(supported=True, description="", capability_name=SourceCapability.DESCRIPTIONS)
@capability(SourceCapability.CONTAINERS, "For some", subtype_modifier=[Kind.CRATE, Kind.UNKNOWN, Borrowed.BIN])
@capability()
class Source:
    """
    Reads depots.

      And sheds.
    """

class Kind(Enum):
    CRATE = "Crate"
`,
      "src/b.py": 'DISPLAY = "The Depot"\nclass DepotConfig: ...\n',
    });
    expect(facts).toMatchObject({
      platformName: "The Depot",
      platformId: "depot-two",
      docOrder: 2,
      status: { text: "INCUBATING", span: { file: "src/a.py", startLine: 4, startColumn: 2 } },
      config: { name: "b.DepotConfig" },
      doc: { text: "Reads depots.\n\n  And sheds.", span: { startLine: 16, endLine: 16 } },
    });
    expect(list(facts).toSorted()).toEqual([
      "CONTAINERS | yes | For some | Crate | UNKNOWN | BIN",
      "DESCRIPTIONS | yes | ",
      "DOMAINS | no | Not yet",
      "OWNERSHIP | no | Third",
      "TAGS | yes | By default",
    ]);
  });

  it("takes the topmost of a capability that is told twice, at the place of the first", async () => {
    const facts = await read({
      "src/a.py": `
@capability(C.OWNERSHIP, "top")
@capability(C.TAGS, "tags")
@capability(C.OWNERSHIP, "bottom")
class Source: ...
`,
    });
    expect(list(facts)).toEqual(["OWNERSHIP | yes | top", "TAGS | yes | tags"]);
  });

  it("inherits capabilities where it has none, and puts its own over those of its bases where it has", async () => {
    const texts = {
      "src/a.py": `
@platform_name("Depot")
@config_class(Config)
@support_status(S.CERTIFIED)
@capability(C.TAGS, "above")
@capability(C.DOMAINS, "above")
class Base:
    """Text of the base."""

class Middle(Base): ...
class Source(Middle): ...

@capability(C.TAGS, "own", supported=False)
@support_status(S.TESTING)
class Own(Middle): ...

class Config: ...
`,
    };
    const inherited = await read(texts);
    expect(list(inherited)).toEqual(["DOMAINS | yes | above", "TAGS | yes | above"]);
    expect(inherited).toMatchObject({
      platformName: "Depot",
      status: { text: "CERTIFIED" },
      config: { name: "a.Config" },
    });
    // A text is about its own class alone.
    expect(inherited.doc).toBeUndefined();
    const own = await read(texts, "Own");
    expect(list(own).toSorted()).toEqual(["DOMAINS | yes | above", "TAGS | no | own"]);
    expect(own.status?.text).toBe("TESTING");
  });

  it("makes no more of a class without decorators than of one that inherits from itself", async () => {
    const texts = { "src/a.py": "class Source(Other): ...\nclass Other(Source): ...\n" };
    expect(await read(texts)).toMatchObject({ platformName: undefined, capabilities: [], config: undefined });
  });
});
