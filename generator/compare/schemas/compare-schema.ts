import { isTypedef } from "../../catalogue/is-typedef.ts";
import { isOfProtobuf } from "../../catalogue/is-of-protobuf.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { compareProtobuf } from "../protobuf/compare-protobuf.ts";
import { findStrangers } from "../pair-up.ts";
import { asRecords } from "./as-records.ts";
import { asValues } from "./as-values.ts";
import { compareChoices } from "./compare-choices.ts";
import { compareConditions, keepFelt } from "./compare-conditions.ts";
import { compareEnums } from "./compare-enums.ts";
import { compareFields, compareTakenIn } from "./compare-fields.ts";
import { compareKeptDefaults } from "./compare-kept-defaults.ts";
import { compareOtherTypes } from "./compare-other-types.ts";
import { compareResults } from "./compare-results.ts";
import { compareLogicalTypes, compareTypes, deprecationCodes } from "./compare-types.ts";
import { compareLimits } from "./compare-limits.ts";
import type { Limited } from "./pair-limits.ts";
import { compareOpenness } from "./compare-openness.ts";
import { compareValidation } from "./compare-validation.ts";
import { readAsTypedef } from "../typedefs/read-as-typedef.ts";
import { compareTypedef } from "../typedefs/compare-typedef.ts";
import { pairMembersTakenIn } from "./pair-members-taken-in.ts";
import { nowNamed, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";
import { tellPlacesOnce } from "./tell-places-once.ts";
import { withOwnIncludes } from "./with-own-includes.ts";
import { withoutDefinition } from "./without-definition.ts";

function isEnum({ before, after }: SchemasOfBoth, name: string): boolean {
  return (after.get(name) ?? before.get(name))?.kind === "enum";
}

/** What differs between two forms of one schema, in itself and not in what it refers to. */
export function compareSchema(
  both: SchemasOfBoth,
  site: Site,
  before: NamedSchema,
  after: NamedSchema,
): readonly Change[] {
  const areProtobuf = isOfProtobuf(before) && isOfProtobuf(after);
  const told = areProtobuf
    ? compareProtobuf(
        { site, nowNamed: (name) => nowNamed(both, name), isEnum: (name) => isEnum(both, name) },
        before,
        after,
      )
    : undefined;
  if (told !== undefined) {
    const words = compareWords(site, toWorded(before), toWorded(after), deprecationCodes);
    return [...told, ...words];
  }
  const records = asRecords(both, before, after);
  const [was, is] = records === undefined ? [before, after] : withOwnIncludes(both, ...records);
  const { language } = is;
  const spans = [was.nameSpan, is.nameSpan] as const;
  const found = keepFelt(
    both,
    site,
    [was, is],
    [
      ...tellPlacesOnce(
        compareShape(both, site, was, is),
        compareLimits(both, { ...site, language, spans }, toLimited(was, is), toLimited(is, was)),
      ),
      ...compareValidation({ ...site, language, spans }, was.annotations, is.annotations),
      ...compareConditions(both, { ...site, language, spans }, was, is),
      ...compareChoices(both, { ...site, language, spans }, was.annotations, is.annotations),
      ...compareKeptDefaults({ ...site, language, spans }, was.annotations, is.annotations),
      ...compareOtherTypes(both, { ...site, language, spans }, was, is),
      ...compareOpenness({ ...site, language, spans }, was, is),
      ...compareAliases(both, site, was, is),
      ...compareTypedef(site, before, after),
      ...compareWords(site, toWorded(was), toWorded(is), deprecationCodes),
    ],
  );
  return isTypedef(is) ? found.map(readAsTypedef) : found;
}

function toWorded({ doc, deprecated, nameSpan }: NamedSchema): Parameters<typeof compareWords>[1] {
  return { doc, deprecated, span: nameSpan };
}

function toLimited(schema: NamedSchema, other: NamedSchema): Limited {
  const { annotations, fullName } = schema;
  if (schema.kind === "record") return { annotations, fields: schema.fields };
  // Its values are held against what limits texts on the other side.
  if (schema.kind === "enum" && other.kind === "typeref")
    return { annotations, type: { kind: "reference", name: fullName } };
  return { annotations, type: schema.kind === "typeref" ? schema.target : undefined };
}

function compareShape(both: SchemasOfBoth, site: Site, was: NamedSchema, is: NamedSchema): readonly Change[] {
  const { language } = is;
  const spans = [was.nameSpan, is.nameSpan] as const;
  if (was.kind === "record" && is.kind === "record") {
    return [...compareFields(both, site, was, is), ...compareResults(both, site, was, is)];
  }
  if (was.kind === "enum" && is.kind === "enum") return compareEnums(both, site, was, is);
  if (was.kind === "typeref" && is.kind === "typeref") {
    const targets =
      language === "other" ? withoutDefinition(both, was.target, is.target) : ([was.target, is.target] as const);
    const members = pairMembersTakenIn(both, site.coordinate, ...targets);
    return [
      ...compareTypes(both, { ...site, language, spans }, members.was, members.is),
      ...members.taken.flatMap((each) => compareTakenIn(both, site, each)),
    ];
  }
  const readings = readingsBy(language, [false, false], [false, false]);
  if (was.kind === "fixed" && is.kind === "fixed") {
    const meaning = compareLogicalTypes({ ...site, language, spans }, was.annotations, is.annotations);
    if (was.size === is.size) return meaning;
    const before = { text: `${was.size} bytes`, span: was.nameSpan };
    const after = { text: `${is.size} bytes`, span: is.nameSpan };
    return [makeChange({ ...site, code: "breaking/fixed-size-changed", before, after, readings }), ...meaning];
  }
  // What a JSON Schema defines is told as values of it are, where it is one of several alternatives now, or was.
  const values = language === "other" ? asValues(both, was, is) : undefined;
  if (values !== undefined)
    return compareTypes(both, { ...site, language, spans }, ...values).map((change) => sayEnums(change, was, is));
  const before = { text: was.kind, span: was.nameSpan };
  const after = { text: is.kind, span: is.nameSpan };
  return [makeChange({ ...site, code: "breaking/kind-changed", before, after, readings })];
}

/** The change, where what is compared goes by its own name: of values that are named, it says that they are. */
function sayEnums({ before, after, ...change }: Change, was: NamedSchema, is: NamedSchema): Change {
  const say = (side: Change["before"], { kind, fullName }: NamedSchema): Change["before"] =>
    kind === "enum" && side?.text === fullName ? { ...side, text: kind } : side;
  return { ...change, before: say(before, was), after: say(after, is) };
}

function compareAliases({ formerly }: SchemasOfBoth, site: Site, was: NamedSchema, is: NamedSchema): readonly Change[] {
  const { removed, added } = findStrangers(was.aliases, is.aliases);
  return [
    // What is called so now needs no alias.
    ...removed
      .filter((text) => text !== is.fullName)
      .map((text) => makeChange({ ...site, code: "risky/alias-removed", before: { text, span: was.nameSpan } })),
    // The alias that declares a rename is told with it.
    ...added
      .filter((text) => text !== formerly.get(is.fullName))
      .map((text) => makeChange({ ...site, code: "safe/alias-added", after: { text, span: is.nameSpan } })),
  ];
}
