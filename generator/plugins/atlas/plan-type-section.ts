import type { AddedSections, PlainFact, PlainPart, Word, Words } from "../plugin.ts";
import type { KnownTypes } from "./declare-type.ts";
import type { EndOfType } from "./list-ends.ts";
import type { LoadedType } from "./loaded-type.ts";
import { addressOf, listMeant, type TypeFamily } from "./type-family.ts";
import type { Category } from "./typedef-file.ts";

/** What a type is called. */
const titles: Readonly<Record<Category, string>> = {
  entity: "Entity type",
  struct: "Struct",
  classification: "Classification",
  enum: "Enum",
  relationship: "Relationship",
  businessMetadata: "Business metadata",
};

/** So many relationships are a table that somebody reads. */
const mostRows = 200;
/** So many names are a line that somebody reads; the others stand where their types are used. */
const mostNamed = 60;

interface Surroundings extends KnownTypes {
  readonly family: TypeFamily;
}

/** What a page says of a type as Atlas has it, besides its attributes; none where it says nothing more. */
export function planTypeSection(type: LoadedType, around: Surroundings): AddedSections | undefined {
  const facts = listFacts(type, around);
  const allEnds = listEnds(type, around);
  const ends = allEnds.slice(0, mostRows).map(({ end, of }) => toRow(end, around.byName, of));
  const more = allEnds.length - ends.length;
  const parts: readonly PlainPart[] = [
    ...(facts.length > 0 ? [{ kind: "facts", facts } as const] : []),
    ...(ends.length > 0 ? [{ kind: "table", columns: endColumns, rows: ends } as const] : []),
    ...(more > 0
      ? [{ kind: "text", markdown: `And ${more} more, which are among the relationships above.` } as const]
      : []),
    ...(type.patches.length > 0
      ? [{ kind: "table", columns: patchColumns, rows: listPatchRows(type, around.byName).slice(0, mostRows) } as const]
      : []),
  ];
  if (parts.length === 0) return undefined;
  return { to: addressOf(type), sections: [{ id: "atlas-type", title: titles[type.category], parts }] };
}

function listFacts(type: LoadedType, around: Surroundings): readonly PlainFact[] {
  const { family, byName } = around;
  const { category, name, version, serviceType } = type;
  const above = new Set([name, ...family.ancestorsOf(name)]);
  const applied = category === "entity" ? [...above].flatMap((each) => family.appliedTo(each)) : [];
  const namesOf = (wanted: Category): readonly string[] => [
    ...new Set(applied.filter((each) => each.category === wanted).map((each) => each.name)),
  ];
  const link = (label: string, names: readonly string[]): readonly PlainFact[] =>
    names.length === 0 ? [] : [{ label, value: linkNames(names, byName) }];
  const direct = type.superTypes.map((each) => each.name);
  const further = family.ancestorsOf(name).filter((each) => !direct.includes(each));
  return [
    ...link("Super types", direct),
    ...link("Also extends", further),
    ...link("Sub types", family.subTypesOf(name)),
    ...link("For", [...new Set(listMeant(type))]),
    ...link("Classifications for it", namesOf("classification")),
    ...link("Business metadata", namesOf("businessMetadata")),
    ...(serviceType === undefined ? [] : [{ label: "Service type", value: serviceType }]),
    ...(version === undefined ? [] : [{ label: "Type version", value: version }]),
  ];
}

function linkNames(names: readonly string[], byName: KnownTypes["byName"]): Words {
  const shown = names.slice(0, mostNamed).flatMap((name, index): (string | Word)[] => {
    return [...(index === 0 ? [] : [", "]), linkName(name, byName)];
  });
  return names.length > mostNamed ? [...shown, ` and ${names.length - mostNamed} more`] : shown;
}

function linkName(name: string, byName: KnownTypes["byName"]): Word {
  const type = byName.get(name);
  return { text: name, code: true, ...(type !== undefined && { to: addressOf(type) }) };
}

const endColumns = ["Attribute", "Leads to", "There", "Relationship", "Propagates classifications"];

/** An end, and the type that has it where that is another one. */
interface ShownEnd {
  readonly end: EndOfType;
  readonly of?: string | undefined;
}

/** The ends of a type and of what it extends; of a relationship both of its own. */
function listEnds(type: LoadedType, { endsOf, family }: Surroundings): readonly ShownEnd[] {
  if (type.category === "relationship") {
    const [first, second] = type.ends;
    if (first === undefined || second === undefined) return [];
    return [
      { end: { relationship: type, end: first, other: second }, of: first.type },
      { end: { relationship: type, end: second, other: first }, of: second.type },
    ];
  }
  if (type.category !== "entity") return [];
  const own = [type.name, ...family.ancestorsOf(type.name)];
  return own.flatMap((name) =>
    (endsOf.get(name) ?? []).map((end) => ({ end, of: name === type.name ? undefined : name })),
  );
}

function toRow({ relationship, end, other }: EndOfType, byName: KnownTypes["byName"], of?: string): readonly Words[] {
  const { relationshipCategory, propagateTags } = relationship.more;
  const many = end.cardinality === "SINGLE" ? "one" : "many";
  const holds = end.isContainer ? ", which it contains" : other.isContainer ? ", which contains it" : "";
  const category = typeof relationshipCategory === "string" ? ` (${relationshipCategory.toLowerCase()})` : "";
  return [
    [{ text: end.name, code: true }, ...(of === undefined ? [] : [" of ", linkName(of, byName)])],
    [`${many} `, linkName(other.type, byName), holds],
    [{ text: other.name, code: true }],
    [linkName(relationship.name, byName), category],
    tellTags(propagateTags, relationship.ends[0] === end),
  ];
}

/** Which way classifications go, seen from an end. */
function tellTags(value: unknown, isFirst: boolean): string {
  if (value === "BOTH") return "both ways";
  if (value !== "ONE_TO_TWO" && value !== "TWO_TO_ONE") return "no";
  return (value === "ONE_TO_TWO") === isFirst ? "from here to there" : "from there to here";
}

const patchColumns = ["Patch", "What it does", "Version", "File"];

function listPatchRows({ name, patches }: LoadedType, byName: KnownTypes["byName"]): readonly (readonly Words[])[] {
  return patches.map(({ patch, file }) => {
    const isOwn = patch.typeName === name;
    const told = patch.doc ?? tellPatch(patch.action, patch);
    return [
      [{ text: patch.id ?? patch.action, code: true }],
      // One of a relationship takes attributes from the types at its ends, whose versions stay as they are.
      isOwn ? told : [`${told}: `, linkName(patch.typeName, byName)],
      !isOwn || patch.updateToVersion === undefined ? "" : `${patch.applyToVersion ?? ""} → ${patch.updateToVersion}`,
      [{ text: `${file}:${patch.place.startLine}`, code: true }],
    ];
  });
}

function tellPatch(
  action: string,
  { attributes, elements, superTypes, attributeName = "" }: LoadedType["patches"][number]["patch"],
): string {
  const names = [...attributes, ...elements, ...superTypes].map(({ name }) => name).join(", ");
  switch (action) {
    case "ADD_ATTRIBUTE":
    case "ADD_MANDATORY_ATTRIBUTE":
      return `Adds ${names}`;
    case "UPDATE_ATTRIBUTE":
      return `Changes ${names}`;
    case "UPDATE_ATTRIBUTE_METADATA":
      return `Changes what is said of ${attributeName}`;
    case "UPDATE_ENUMDEF":
      return `Adds ${names}`;
    case "UPDATE_TYPEDEF_OPTIONS":
      return "Changes options";
    case "SET_SERVICE_TYPE":
      return "Sets the service type";
    case "ADD_SUPER_TYPES":
      return `Extends ${names}`;
    default:
      return "Leaves attributes to the relationship";
  }
}
