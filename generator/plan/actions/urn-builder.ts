import type { Entity, UrnPart } from "../../catalogue/metamodel.ts";
import type { SdkParameter } from "../../catalogue/sdk.ts";
import type { ActionWay } from "../../page-model/actions.ts";
import type { SampleUrns } from "../../print/sample-urns.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { PythonLibrary } from "./python-library.ts";

/** The call of the client library that makes a URN of an entity, with the values of its sample. */
export type FindUrnBuilder = (entity: Entity) => Pick<ActionWay, "by" | "code"> | undefined;

/** Finds builders by name and by what they take; undefined where a parameter can't be told to be a part of the URN. */
export function createUrnBuilders(
  library: PythonLibrary | undefined,
  { links }: PlanContext,
  urns: SampleUrns,
): FindUrnBuilder {
  return (entity) => {
    const name = `make_${otherNames.get(entity.name) ?? toSnake(entity.name)}_urn`;
    const builder = library?.find(name);
    const href = builder && links.sdkSymbol(builder.symbol);
    if (builder === undefined || href === undefined || entity.urn === undefined) return undefined;
    const parts = entity.urn.parts;
    const lines: string[] = [];
    for (const parameter of builder.parameters) {
      const value = findValue(parameter, parts, (part) => urns.part(entity.name, part));
      if (value === undefined && parameter.required) return undefined;
      if (value !== undefined) lines.push(`${parameter.name}=${JSON.stringify(value)}`);
    }
    // Each part is said, so that the URN is the one that is shown.
    if (lines.length !== parts.length) return undefined;
    const code = `from ${builder.module} import ${name}\n\nurn = ${name}(${lines.join(", ")})`;
    return { by: { label: name, href }, code: [{ id: "builder", label: "Python", language: "python", code }] };
  };
}

/** What builders call entities otherwise than the registry. */
const otherNames = new Map([
  ["corpuser", "user"],
  ["corpGroup", "group"],
  ["glossaryTerm", "term"],
]);

function toSnake(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
}

/** The value of the part that a parameter is called for; of a platform its bare name. */
function findValue(
  { name, required }: SdkParameter,
  parts: readonly UrnPart[],
  valueOf: (part: string) => string | undefined,
): string | undefined {
  const wanted = name.replace(/_urn$/, "");
  const named = parts.find((part) => toSnake(part.name) === wanted);
  const fabric = name === "env" ? parts.find((part) => part.enum?.endsWith(".FabricType") === true) : undefined;
  const [only] = parts;
  const part = named ?? fabric ?? (parts.length === 1 && required ? only : undefined);
  const value = part && valueOf(part.name);
  return part?.entity === "dataPlatform" && name === "platform" ? value?.slice(value.lastIndexOf(":") + 1) : value;
}
