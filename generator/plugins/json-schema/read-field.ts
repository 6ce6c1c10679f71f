import { listSpellings, type LocatedEntry, type LocatedObject } from "../../parse/json/located-json.ts";
import type { FieldDeclaration } from "../plugin.ts";
import { describe } from "./describe-schema.ts";
import { describeType } from "./describe-type.ts";
import { joinLists } from "./join-lists.ts";
import { joinSymbols, readFixed } from "./fixed-values.ts";
import { keepTitle } from "./keep-title.ts";
import { readType } from "./read-type.ts";
import type { Reading } from "./reading.ts";
import { jsonOf, textOf, toObject, toPlainJson, valueOf } from "./schema-node.ts";
import { unite } from "./unite-types.ts";

/** A property that several branches of a schema may have, each in its way, as a field of which all of them hold. */
export function readAlternatives(
  reading: Reading,
  entries: readonly LocatedEntry[],
  owner: string,
): readonly FieldDeclaration[] {
  const joined = joinSymbols(entries);
  if (joined !== undefined) {
    const docs = entries.map(({ value }) => toObject(value)).flatMap((node) => (node && describe(node).doc) ?? []);
    return [{ ...readField(reading, joined, owner), doc: docs[0] }];
  }
  const [first, ...others] = entries.map((entry) => readField(reading, entry, owner));
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  const all = [first, ...others];
  const { default: _, defaultNumbers: __, ...kept } = first;
  const values = [...new Set(entries.map(({ value }) => readFixed(value)))];
  const isSame = all.every(({ annotations }) => JSON.stringify(annotations) === JSON.stringify(first.annotations));
  const isFixed = !values.includes(undefined);
  return [
    {
      ...kept,
      type: unite(all.map(({ type }) => type)),
      doc: all.find(({ doc }) => doc !== undefined)?.doc,
      deprecated: undefined,
      annotations: isSame ? first.annotations : isFixed ? { enum: values.flatMap((value) => value ?? []) } : {},
    },
  ];
}

/** A property as a field of the record `owner`. */
export function readField(reading: Reading, { key, keySpan, value }: LocatedEntry, owner: string): FieldDeclaration {
  const { startLine, startColumn, endLine, endColumn } = keySpan;
  const written = toObject(value);
  const node = written && joinLists(written, reading.names);
  const presetNode = node && valueOf(node, "default");
  const preset = presetNode && toPlainJson(presetNode);
  const type = readType(reading, value, { name: owner, property: key });
  const described = node && describe(node);
  const annotations = node && describeType(reading, node, type, keepTitle(described?.annotations ?? {}, node, key));
  return {
    name: key,
    place: { startLine, startColumn, endLine, endColumn },
    type,
    // Draft 3 said it of each property.
    optional: node === undefined || jsonOf(node, "required") !== true,
    ...described,
    ...(annotations && { annotations }),
    // An empty or absent value says no more than that the property may be left out.
    ...(presetNode !== undefined &&
      preset !== undefined &&
      preset !== null && { default: preset, defaultNumbers: listSpellings(presetNode) }),
    entities: findEntities(reading, node),
  };
}

/** Of what entity the values are, where they are such; of a list, its items. */
function findEntities(reading: Reading, node: LocatedObject | undefined): readonly string[] | undefined {
  const inside = node && (toObject(valueOf(node, "items")) ?? node);
  const reference = inside && textOf(inside, "$ref");
  const found = reference === undefined ? undefined : reading.names.find(reference);
  return found !== undefined && "name" in found && found.entity !== undefined ? [found.entity] : undefined;
}
