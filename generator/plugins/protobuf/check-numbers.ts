import { createRanges } from "../../places/create-ranges.ts";
import type { PluginProblem } from "../plugin.ts";
import type { ProtoEnum, ProtoMessage, ProtoRange } from "./language/proto-file.ts";
import type { DeclaredType } from "./symbols.ts";

/** Tells numbers that two fields or values have, and those that are reserved: no compiler takes either. */
export function checkNumbers({ node }: DeclaredType): readonly PluginProblem[] {
  return node.kind === "enum" ? checkEnum(node.declared) : checkMessage(node.message);
}

type Numbered = Pick<ProtoMessage["fields"][number], "name" | "number" | "place">;

interface Holder {
  readonly reserved: readonly ProtoRange[];
  readonly reservedNames: readonly string[];
}

function checkMessage(message: ProtoMessage): readonly PluginProblem[] {
  return checkMembers(message.fields, message, "field");
}

function checkEnum(declared: ProtoEnum): readonly PluginProblem[] {
  const isShared = declared.options["allow_alias"] === true;
  return checkMembers(declared.values, declared, isShared ? undefined : "value");
}

function checkMembers(members: readonly Numbered[], { reserved, reservedNames }: Holder, noun: string | undefined) {
  const names = new Set(reservedNames);
  const numbers = createRanges(reserved.map(({ from, to }) => [from, to === "max" ? Number.POSITIVE_INFINITY : to]));
  const byNumber = new Map<number, string>();
  return members.flatMap(({ name, number, place }): readonly PluginProblem[] => {
    const other = byNumber.get(number);
    if (other === undefined) byNumber.set(number, name);
    const isReserved = names.has(name) || numbers.has(number);
    return [
      ...(other !== undefined && noun !== undefined
        ? [{ code: "repeated-number", message: `the ${noun} \`${other}\` has the number ${number} as well`, place }]
        : []),
      ...(isReserved
        ? [
            {
              code: "reserved-number",
              message: `the number ${number}, or the name \`${name}\`, is reserved here`,
              place,
            },
          ]
        : []),
    ];
  });
}
