import type { LocatedObject } from "../../parse/json/located-json.ts";
import type { PluginProblem } from "../plugin.ts";
import { isMetaSchema } from "./is-meta-schema.ts";
import { placeOf } from "./describe-schema.ts";

/** References that lead to nothing, by what is written there, or by the address where that is elsewhere. */
export type LostReferences = Map<string, LostReference>;

interface LostReference {
  readonly isRemote: boolean;
  /** Where it is written, the first one first. */
  readonly nodes: Set<LocatedObject>;
}

/** Notes a reference that leads to nothing, or to an address, and where it is written. */
export function keepLost(lost: LostReferences, reference: string, node: LocatedObject, isRemote = false): void {
  const name = isRemote ? reference.replace(/#.*$/s, "") : reference;
  const known = lost.get(name);
  if (known === undefined) lost.set(name, { isRemote, nodes: new Set([node]) });
  else known.nodes.add(node);
}

/** What is told of them, each once, at the first place. */
export function describeLost(lost: LostReferences): readonly PluginProblem[] {
  return [...lost].flatMap(([reference, one]) => describe(reference, one));
}

function describe(reference: string, { isRemote, nodes }: LostReference): readonly PluginProblem[] {
  const [first] = nodes;
  if (first === undefined) return [];
  const uses = nodes.size === 1 ? "" : ` (used ${nodes.size} times)`;
  if (isRemote && isMetaSchema(reference)) {
    const message = `\`${reference}\` says what a JSON Schema is, and isn't read: the values are schemas${uses}`;
    return [{ code: "meta-schema", message, place: placeOf(first) }];
  }
  return [
    {
      code: isRemote ? "remote-reference" : "unknown-reference",
      message: isRemote
        ? `\`${reference}\` is elsewhere, and nothing is fetched${uses}`
        : `\`${reference}\` leads to nothing that has a name${uses}`,
      ...(!isRemote && { help: sayWayOut(reference) }),
      place: placeOf(first),
    },
  ];
}

const sayReadIt =
  "refer to a file, or to what a file declares under `$defs` or `definitions`, and read the folder that holds it (`--input`, or `--reference` for a model that isn't to be documented)";

/** Undefined for what is said of all of them. A way into a file that lacks its slash is a name, and none that anybody has given. */
function sayWayOut(reference: string): string | undefined {
  if (reference.startsWith("../")) return sayReadIt;
  const [, file = "", name = ""] = /^([^#]*)#([^/].*)$/s.exec(reference) ?? [];
  if (name === "") return undefined;
  return name.includes("/")
    ? `did you mean \`${file}#/${name}\`? A way into a file begins with \`#/\``
    : `a way into a file begins with \`#/\`, as \`${file}#/properties/${name}\` or \`${file}#/definitions/${name}\` do; else declare the name with \`$anchor\``;
}
