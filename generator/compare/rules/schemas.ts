import type { RuleTable } from "../rule.ts";

/** Records, enums, typerefs and fixed types, whether aspects, events or parts of them. */
export const schemaRules = {
  "safe/type-added": {
    whole: true,
    says: "the type {name} is new",
    hits: ["metadataWriters"],
    why: "Nobody could use it before.",
    source: "pegasus",
  },
  "breaking/type-removed": {
    whole: true,
    says: "the type {name} is gone",
    hits: ["newReaders", "metadataWriters", "sdkUsers"],
    wayOut: "keep the declaration and mark it as deprecated, until nothing that is stored or sent holds one",
    waysOutBy: {
      avro: "keep the declaration until nothing that is stored or sent holds one",
    },
    why: `
Data that holds a value of the type can't be read, and code that names its class no longer compiles. Of a type that stood
within another one Avro has no data by itself: whether readers get along is told where it was used.`,
    source: "pegasus",
  },
  "breaking/type-renamed": {
    says: "the type {before} is now {after}, and nothing says so",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "declare the earlier name by `@renamedFrom`, or keep it",
    waysOutBy: {
      avro: "declare the earlier name in `aliases`, or keep it",
      validation: "keep a definition of the earlier name that refers to the new one by `$ref`",
    },
    why: `
The two have the same shape, and only one of them is in each model, or each is all that the same file of Avro declares, as
versions of a subject of a registry do; or what was called so has kept its last name where at least three others have gone
from the same namespace into the same other one. So they are told as one type. That is evidence and no promise: Pegasus takes another full name for another type, in both directions where it checks names, and Avro where the
last name differs. Nothing declares the rename, so the verdict stays.`,
    source: "pegasus",
  },
  "breaking/declared-type-renamed": {
    says: "the type {before} is now {after}, and says so",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "deploy all readers before writers, and change imports of the generated class",
    why: `
The alias lets new readers find old data. Earlier readers of new data know nothing of the new name, and Avro refuses where
the last name of a type differs.`,
    source: "avro",
  },
  "risky/type-renamed": {
    says: "the type {before} is now {after}, and says so",
    hits: ["sdkUsers"],
    wayOut: "deploy readers before writers, and change imports of the generated class",
    why: `
The model itself declares the earlier name, by an alias or \`@renamedFrom\`, so readers of the new model find old data.
Those who read with the earlier one know nothing of the new name: Avro refuses where the last name differs. Pegasus compares
full names whatever is declared; its data holds names in unions alone, and those are reported where the union is.
A JSON Schema that refers to one of its definitions is called by the name of either.`,
    source: "avro",
  },
  "risky/type-moved": {
    says: "the type {before} has moved to {after}",
    hits: ["sdkUsers"],
    wayOut: "change imports of the generated class; register the schema under its new name",
    why: `
Avro's schema resolution compares names without their namespace, so data stays readable both ways. Some libraries compare
full names, avsc for one, and schema registries file a subject by the full name. An alias makes the move clear to all.`,
    source: "avro",
  },
  "breaking/kind-changed": {
    says: "{name} was {before} and is {after}",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "give the new shape a name of its own and deprecate the old one",
    why: "A value of the one is no value of the other, in either direction.",
    source: "pegasus",
  },
  "safe/deprecated": {
    says: "{name} is deprecated",
    hits: ["metadataWriters"],
    wayOut: "use what the mark names instead before it goes",
    why: "It works as before. The mark announces that it will go, which makes a later removal less of a surprise.",
    source: "pegasus",
  },
  "safe/deprecation-lifted": {
    says: "{name} is no longer deprecated",
    hits: ["metadataWriters"],
    why: "It can be used again without reserve.",
    source: "pegasus",
  },
  "docs/deprecation-reworded": {
    says: "the reason why {name} is deprecated says something else",
    hits: [],
    why: "Only words differ. Readers who look for a replacement may find another one.",
    source: "own",
  },
  "safe/alias-added": {
    says: "{name} has the alias {after}",
    hits: ["newReaders"],
    why: "New readers find data under the earlier name too.",
    source: "avro",
  },
  "risky/alias-removed": {
    says: "{name} has lost the alias {before}",
    hits: ["newReaders"],
    wayOut: "keep aliases as long as data of that name is stored",
    why: "Between neighbouring versions nothing breaks, but data from before the rename can't be read any more.",
    source: "avro",
  },

  "breaking/required-field-added": {
    says: "the required field {name} is new: {after}",
    hits: ["metadataWriters"],
    wayOut: "make it optional, or give it a default",
    waysOutBy: {
      avro: "give it a default",
      validation: "leave it out of `required`, which no default makes up for",
      atlas: "make it optional: Atlas refuses others, but for a patch `ADD_MANDATORY_ATTRIBUTE` with a default",
    },
    why: "Data that was written before has no value for it, and those who write don't know that they have to give one.",
    source: "pegasus",
  },
  "safe/field-added": {
    says: "the field {name} is new: {after}",
    hits: ["metadataWriters"],
    why: `
New readers do without it or take the default, earlier readers ignore it. The platform's rules call a required field with a
default breaking, since it isn't optional; Pegasus and Avro both read it, so it is safe here.`,
    source: "pegasus",
  },
  "breaking/field-returned": {
    says: "the field {name} is back as {after}, and was {before} in an earlier release",
    hits: ["newReaders"],
    wayOut: "give the field another name, or the type that it had",
    why: `
Told with \`--transitive\` alone, which reads the history of releases. Between the releases the field was absent, so each
step is harmless by itself; data that was written before it went still holds it, and can't be read as what it is now.
Aspects are read years after they were written.`,
    source: "avro",
  },
  "breaking/field-removed": {
    says: "the field {name} is gone: {before}",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "mark it as deprecated and keep it; or remove it in a release that may break",
    waysOutBy: {
      avro: "give it a default first, and remove it when all readers have that",
      atlas: "keep it: Atlas takes no attribute away from a type",
    },
    why: `
Earlier readers miss a required field. Of an optional one Pegasus says that both sides break, because the name may come
back with another type and then meets values of the old one; Avro reads on, with the default.`,
    source: "pegasus",
  },
  "risky/field-removed": {
    says: "the field {name} is gone: {before}",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "see that nobody reads it any more, and never use the name for something else",
    why: "The field had a default, so earlier readers of new data take that. Values that are stored are no longer seen.",
    source: "avro",
  },
  "breaking/field-renamed": {
    says: "the field {before} is now {after}, which is declared",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "give the field a default first, or deploy all readers before writers",
    waysOutBy: {
      pegasus: "keep the earlier field beside it and mark that as deprecated, as long as data is stored by its name",
    },
    why: `
The alias lets new readers of Avro find old data. Earlier readers look for the old name, which had no default. Data of Pegasus
stands under the name of its field, whatever aliases that has, so neither side finds the values of the other there.`,
    source: "avro",
  },
  "risky/field-renamed": {
    says: "the field {before} is now {after}, which is declared",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "deploy readers before writers: earlier ones see the default instead of the value",
    why: "The alias lets new readers find old data. Earlier readers of new data take the default of the old name.",
    source: "avro",
  },
  "breaking/field-made-required": {
    says: "the field {name} is required now",
    hits: ["metadataWriters"],
    wayOut: "keep it optional, or fill it in everywhere before it becomes required",
    why: `
Data that was written without it can't be read. With a default Pegasus itself would read it; its checker reports it all the
same, in both directions, because the Avro form changes from a union with null to the bare type.`,
    source: "pegasus",
  },
  "breaking/field-made-optional": {
    says: "the field {name} is optional now",
    hits: [],
    wayOut: "deploy readers before writers, or keep it required",
    why: `
Readers of the earlier schema rely on a value and don't find one; those of the new one read everything. Where it had a
default, Pegasus reports both directions because of the Avro form, which becomes a union with null.`,
    source: "pegasus",
  },
  "breaking/default-added": {
    says: "the field {name} has a default now: {after}",
    hits: [],
    wayOut: "deploy readers before writers leave the field out",
    why: "Writers may leave the field out from now on, which readers of the earlier schema don't expect. Avro always writes it.",
    source: "pegasus",
  },
  "breaking/default-removed": {
    says: "the field {name} has lost its default {before}",
    hits: ["metadataWriters"],
    wayOut: "keep the default",
    why: "Data that was written without the field can't be read any more, and writers who left it out have to give it.",
    source: "pegasus",
  },
  "safe/default-added": {
    says: "the field {name} has a default now: {after}",
    hits: ["newReaders"],
    why: "In Avro writers always write the field. The default lets readers meet data from before the field came.",
    source: "avro",
  },
  "risky/default-removed": {
    says: "the field {name} has lost its default {before}",
    hits: ["newReaders"],
    wayOut: "keep the default as long as data from before the field came is stored",
    why: `
Between the two versions every value is written. Data that is older than the field, and schemas that will drop it, relied
on the default.`,
    source: "avro",
  },
  "risky/default-changed": {
    says: "the default of {name} was {before} and is {after}",
    hits: ["newReaders", "metadataWriters"],
    wayOut: "say so in the notes of the release; data that left the field out means something else from now on",
    why: "Nothing fails, and no authority compares it. But the same data says something else to new readers.",
    source: "own",
  },
  "breaking/type-changed": {
    says: "{name} was {before} and is {after}",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "add a field of the new type and deprecate this one",
    waysOutBy: { atlas: "add an attribute of the new type: Atlas refuses another type of one that is there" },
    why: "Values of the one type can't be read as the other.",
    source: "pegasus",
  },
  "breaking/type-widened": {
    says: "{name} was {before} and is {after}, which allows more",
    hits: ["sdkUsers"],
    wayOut: "deploy readers before writers, or add a field of the wider type",
    why: "All that was allowed still is. Readers that validate by the earlier schema refuse what may be written from now on.",
    source: "jsonSchema",
  },
  "breaking/number-widened": {
    says: "{name} was {before} and is {after}",
    hits: ["sdkUsers"],
    wayOut: "deploy readers before writers, or add a field of the wider type",
    why: `
New readers make the wider number of the narrow one. Earlier readers fail on it or cut it off. Pegasus's checker reports
both directions unless promotions are allowed, which is not its default; then it is for information alone. A level in the
configuration allows it here.`,
    source: "pegasus",
  },
  "risky/string-for-bytes": {
    says: "{name} was {before} and is {after}",
    hits: ["sdkUsers"],
    wayOut: "make sure that all bytes are UTF-8",
    why: "Avro reads the one as the other, both ways. What is no UTF-8 becomes something else. Pegasus refuses it.",
    source: "avro",
  },
  "breaking/null-allowed": {
    says: "{name} may be null now: {before} became {after}",
    hits: [],
    wayOut: "deploy readers before writers",
    why: "New readers read old values as one branch of the union. Earlier readers don't expect a null.",
    source: "avro",
  },
  "breaking/null-refused": {
    says: "{name} may no longer be null: {before} became {after}",
    hits: ["metadataWriters"],
    wayOut: "keep null as a member of the union",
    waysOutBy: {
      validation: "keep `null` among its types",
    },
    why: "Stored nulls can't be read. Earlier readers take the bare value for one branch of their union.",
    source: "avro",
  },
  "risky/typeref-exchanged": {
    says: "{name} was {before} and is {after}, which is the same type by another name",
    hits: ["sdkUsers"],
    wayOut: "mind the class that is generated; raise `schemaVersion` where validation goes by the declaration",
    waysOutBy: {
      validation: "mind the class that is generated of it, where one is",
    },
    why: `
The data is the same, so Pegasus finds nothing in its data mode. In schema mode, which snapshot tests use, it is an error,
since generated code takes another class; the platform's rules ask for a new version. It can't be worse than a surprise.`,
    source: "pegasus",
  },
  "breaking/union-member-renamed": {
    says: "what {thing} held as {before} it holds as {after}",
    hits: ["metadataWriters"],
    wayOut: "keep the name of the type, or give the member an alias in both unions first",
    why: `
In data of Pegasus a value of a union stands under the full name of its type. An alias or \`@renamedFrom\` of the type changes
nothing of that, so neither side finds the values of the other.`,
    source: "pegasus",
  },
  "breaking/union-member-added": {
    says: "{name} may hold {after} now",
    hits: [],
    wayOut: "deploy readers before writers; they have to expect a member that they don't know",
    waysOutBy: {
      validation: "deploy readers before writers; they have to expect a value that they don't know",
    },
    why: "Earlier readers don't know the new member and fail on values of it, unless another member of an Avro union reads them.",
    source: "pegasus",
  },
  "breaking/union-member-removed": {
    says: "{name} may no longer hold {before}",
    hits: ["metadataWriters"],
    wayOut: "keep the member and mark it as deprecated",
    waysOutBy: {
      avro: "keep the branch as long as stored values are of it",
      validation: "keep the alternative and mark it as `deprecated`",
    },
    why: "New readers fail on stored values of the member, unless another member of an Avro union reads them, as `double` does an `int`.",
    source: "pegasus",
  },
  "breaking/union-aliases-changed": {
    says: "the members of {name} were told apart by {before} and are by {after}",
    hits: ["metadataWriters"],
    wayOut: "add a field with the new union and deprecate this one",
    why: "The key under which a value stands is another one, so neither side finds the other's values.",
    source: "pegasus",
  },
  "risky/union-reordered": {
    says: "the members of {name} stand in another order",
    hits: ["newReaders"],
    wayOut: "keep the order; a default has to fit the first member for readers of older specifications",
    why: `
Avro takes the first branch that fits, so a value may come out as another type than before. Checkers say nothing of it. A
default has to fit a branch, for readers of older specifications the first one, which another order takes away.`,
    source: "avro",
  },
  "risky/symbol-added": {
    says: "the symbol {name} is new",
    hits: ["oldReaders"],
    wayOut: "deploy readers before writers; code that tells symbols apart needs a branch for the unknown",
    why: `
Who tells all symbols apart doesn't know the new one. Pegasus ranks it as compatible on the wire, below an error: its
readers get a value for unknown symbols. Avro's readers of the earlier schema fail on it unless their enum has a default.`,
    source: "pegasus",
  },
  "breaking/symbol-added": {
    says: "the symbol {name} is new",
    hits: [],
    wayOut: "give the enum a default and deploy that first, or deploy readers before writers",
    why: "Readers of the earlier Avro schema fail on a symbol that they don't know, as their enum has no default.",
    source: "avro",
  },
  "breaking/symbol-removed": {
    says: "the symbol {name} is gone",
    hits: ["metadataWriters"],
    wayOut: "keep it and mark it as deprecated",
    waysOutBy: {
      avro: "keep it, or give the enum a default, which new readers take for it",
      validation: "keep the value as long as what is stored or sent holds it",
      atlas: "keep the value: Atlas takes the enum without it, and leaves what holds it",
    },
    why: "New readers fail on stored values of it.",
    source: "pegasus",
  },
  "risky/symbol-removed": {
    says: "the symbol {name} is gone",
    hits: ["newReaders", "metadataWriters"],
    wayOut: "write stored values anew, or expect the default in their place",
    why: "The enum has a default, which new readers of Avro data take for a symbol that they don't know.",
    source: "avro",
  },
  "safe/symbols-reordered": {
    says: "the symbols of {name} stand in another order",
    hits: ["sdkUsers"],
    why: `
Data holds names. Only what sorts by position, in Avro or in code that uses ordinals, sees a difference. Pegasus tells it for
information.`,
    source: "pegasus",
  },
  "safe/enum-default-added": {
    says: "{name} has a default now: {after}",
    hits: ["newReaders"],
    why: "New readers get along with symbols that they don't know.",
    source: "avro",
  },
  "risky/enum-default-removed": {
    says: "{name} has lost its default {before}",
    hits: ["newReaders"],
    wayOut: "keep it: it lets readers meet symbols that will come",
    why: "Symbols that both versions have are read as before. Those that come later, or came and went, make readers fail now.",
    source: "avro",
  },
  "risky/enum-default-changed": {
    says: "the default of {name} was {before} and is {after}",
    hits: ["newReaders"],
    why: "Symbols that readers don't know become something else than before.",
    source: "avro",
  },
  "breaking/fixed-size-changed": {
    says: "{name} had {before} and has {after}",
    hits: ["metadataWriters"],
    wayOut: "declare another fixed type of the new size",
    why: "A value of one length is none of the other.",
    source: "pegasus",
  },
  "breaking/decimal-changed": {
    says: "the decimal {name} was {before} and is {after}",
    hits: ["metadataWriters"],
    wayOut: "add a field of the new precision and scale",
    why: `
Schema resolution asks for equal precision and scale. Avro's Java library and avsc don't look, and read the digits with the
new scale: the same bytes become another number and nobody notices. That is worse than a refusal, so it breaks here.`,
    source: "avro",
  },
  "breaking/logical-type-changed": {
    says: "{name} was {before} and is {after}",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "add a field of the new type",
    why: `
The bytes are read, and mean something else: milliseconds taken for microseconds are a thousand times too early. No checker
of Avro objects; we do.`,
    source: "own",
  },
  "risky/logical-type-added": {
    says: "{name} is to be read as {after}",
    hits: ["newReaders", "sdkUsers"],
    wayOut: "make sure that stored values mean that",
    why: "Libraries give another class for the same bytes. Values that were something else are misread.",
    source: "avro",
  },
  "risky/logical-type-removed": {
    says: "{name} is no longer to be read as {before}",
    hits: ["newReaders", "sdkUsers"],
    wayOut: "keep it, unless the values were never that",
    why: "Libraries give the bare value instead of a date, a time or a decimal.",
    source: "avro",
  },
  "safe/fields-reordered": {
    says: "the fields of {name} stand in another order",
    hits: ["sdkUsers"],
    why: "Readers go by names. Generated constructors that take arguments by position may see a difference.",
    source: "avro",
  },
  "risky/sort-order-changed": {
    says: "values are sorted by {name} in another way",
    hits: ["newReaders"],
    why: "Avro compares records by their fields in order; what was sorted before isn't by the new schema.",
    source: "avro",
  },
  "breaking/one-way-changed": {
    says: "the message {name} was {before} and is {after}",
    hits: ["metadataWriters", "sdkUsers"],
    wayOut: "add a message under another name and deprecate this one",
    why: "One side waits for an answer that the other never sends, or is sent one that it doesn't read.",
    source: "avro",
  },
  "breaking/validation-added": {
    says: "{name} has to satisfy {after} now",
    hits: ["metadataWriters"],
    wayOut: "check stored values first, or make it a rule for new data alone",
    why: "Old data that doesn't satisfy the rule is refused by new readers who validate.",
    source: "pegasus",
  },
  "breaking/validation-removed": {
    says: "{name} no longer needs to satisfy {before}",
    hits: [],
    wayOut: "deploy readers before writers",
    why: "Readers of the earlier schema who validate refuse what may be written from now on.",
    source: "pegasus",
  },
  "breaking/limit-tightened": {
    says: "{name} allowed {before} and allows {after}",
    hits: ["newReaders", "metadataWriters"],
    wayOut: "check stored values first, or keep the limit",
    why: "Values that were right are refused by whoever validates them by the new schema.",
    source: "jsonSchema",
  },
  "risky/limit-loosened": {
    says: "{name} allowed {before} and allows {after}",
    hits: ["oldReaders"],
    why: "All that was allowed still is. Readers that validate by the earlier schema refuse what may be written from now on.",
    source: "jsonSchema",
  },
  "risky/validation-changed": {
    says: "{name} has to satisfy another rule: {before} became {after}",
    hits: ["newReaders", "oldReaders", "metadataWriters"],
    wayOut: "compare the two: a narrower rule refuses old data, a wider one lets through what earlier readers refuse",
    why: "Pegasus doesn't read what a rule says, so it says nothing here. One of the two sides may be refused.",
    source: "pegasus",
  },
} as const satisfies RuleTable;
