import { longestName } from "../../longest-name.ts";
import type { Scope } from "../declare-type.ts";
import type { KnownFile } from "../known-file.ts";
import type { ProtoField, ProtoMessage } from "../language/proto-file.ts";
import type { References } from "../references.ts";
import { findScalar } from "../scalar-types.ts";
import { findReason, toDoc } from "../to-doc.ts";
import type { OptionData, OptionTarget } from "./option-data.ts";

interface Around {
  readonly references: References;
  readonly isType: (fullName: string) => boolean;
}

/** The messages that options are fields of, which every compiler has. */
const targets: ReadonlyMap<string, OptionTarget> = new Map<string, OptionTarget>([
  ["FileOptions", "file"],
  ["MessageOptions", "message"],
  ["FieldOptions", "field"],
  ["OneofOptions", "oneof"],
  ["EnumOptions", "enum"],
  ["EnumValueOptions", "value"],
  ["ServiceOptions", "service"],
  ["MethodOptions", "method"],
]);

/** The options that each file declares, by its path; of copies the first. */
export function gatherOptions(files: readonly KnownFile[], around: Around): ReadonlyMap<string, readonly OptionData[]> {
  const seen = new Set<string>();
  const toOptions = (fields: readonly ProtoField[], at: Scope): readonly OptionData[] =>
    fields.flatMap((field) => {
      const target = findTarget(field.extendee ?? "");
      const fullName = at.scope === "" ? field.name : `${at.scope}.${field.name}`;
      const key = `${target} ${fullName}`;
      if (target === undefined || fullName.length > longestName || seen.has(key)) return [];
      seen.add(key);
      return [toOption(field, { target, fullName }, at, around)];
    });
  const walk = (messages: readonly ProtoMessage[], scope: string, path: string): readonly OptionData[] =>
    messages.flatMap(({ name, extensions, messages: inner }) => {
      const own = scope === "" ? name : `${scope}.${name}`;
      return [...toOptions(extensions, { scope: own, path }), ...walk(inner, own, path)];
    });
  return new Map(
    files.map(({ path, file }) => [
      path,
      [...toOptions(file.extensions, { scope: file.package, path }), ...walk(file.messages, file.package, path)],
    ]),
  );
}

function findTarget(extendee: string): OptionTarget | undefined {
  const [, name = ""] = /^\.?google\.protobuf\.(\w+)$/.exec(extendee) ?? [];
  return targets.get(name);
}

function toOption(
  field: ProtoField,
  head: Pick<OptionData, "target" | "fullName">,
  at: Scope,
  { references, isType }: Around,
): OptionData {
  const { number, label, place, comments, options, typePlace } = field;
  const doc = toDoc(comments, { scope: at.scope, isType });
  const found = findScalar(field.type) === undefined ? references.find(field.type, typePlace, at) : undefined;
  return {
    ...head,
    number,
    type: found === undefined ? { type: field.type.replace(/^\./, "") } : { type: found, isKnown: true },
    ...(label === "repeated" && { isList: true as const }),
    ...(doc !== undefined && { doc }),
    ...(options["deprecated"] === true && { deprecated: findReason(doc) ?? true }),
    place,
  };
}
