import type { RuleTable } from "../rule.ts";

/** What differs between messages and enums of Protocol Buffers, whose data holds numbers in the place of names. */
export const protobufRules = {
  "breaking/package-renamed": {
    says: "the package {before} is now {after}, and all that has kept its name in it is called by that",
    hits: ["sdkUsers", "metadataWriters", "apiClients"],
    wayOut: "keep the earlier package beside the new one until nobody uses it",
    why: `
Nothing is left of the one, and half of what it had or more is in the other by the same names and alike. What else has changed in it is told as anywhere, other
than that addresses of HTTP have its version in them, \`/v1beta1/ships\` and \`/v1/ships\`. Binary data is the same, but clients call methods by the name of
the package, code that is generated is in another one, and \`google.protobuf.Any\` names types by it. Buf's \`FILE_SAME_PACKAGE\` and \`PACKAGE_NO_DELETE\`.`,
    source: "buf",
  },
  "breaking/full-name-changed": {
    says: "{before} is called {after} now",
    hits: ["sdkUsers", "metadataWriters"],
    wayOut: "keep the earlier one beside it until nobody uses it",
    why: `
The two have the same shape, or went and came with others, and only one of them is in each model. Binary data is the same, but code that is generated
calls it otherwise, and \`google.protobuf.Any\` names it. Fields and methods that have it are told no more for that. Buf's \`MESSAGE_NO_DELETE\` and \`ENUM_NO_DELETE\`.`,
    source: "buf",
  },
  "breaking/field-number-changed": {
    says: "{name} had the number {before} and has {after}",
    hits: ["newReaders", "oldReaders"],
    wayOut: "keep the number: it is what stands for the field in data",
    why: `
Data holds numbers and no names. Values that were written under the earlier number are unknown to new readers, and the other way round. Buf's
\`FIELD_NO_DELETE\` and \`FIELD_SAME_NAME\`.`,
    source: "buf",
  },
  "breaking/number-reused": {
    says: "the number {name} was that of {before} and is that of {after}",
    hits: ["newReaders", "oldReaders"],
    wayOut: "give the new one a number that was never used, and reserve this one",
    why: `
Values of the one are read as the other: as nonsense, or not at all. Buf's \`FIELD_SAME_NAME\` and \`FIELD_SAME_TYPE\`.`,
    source: "buf",
  },
  "breaking/numbered-renamed": {
    says: "the number {name} was called {before} and is called {after}",
    hits: ["sdkUsers", "metadataWriters"],
    wayOut: "keep the name, or say that only the binary form is promised",
    why: `
Binary data is the same. In JSON it stands by its name, and so it does in code that is generated. Buf's \`FIELD_SAME_NAME\` and
\`ENUM_VALUE_SAME_NAME\`, of which its category \`WIRE\` takes no notice.`,
    source: "buf",
  },
  "breaking/field-deleted": {
    says: "the field {name} is gone, and its number is not reserved: {before}",
    hits: ["oldReaders", "sdkUsers"],
    wayOut: "keep it and mark it as deprecated; or reserve its number and its name",
    why: `
Code that uses it no longer builds, and JSON that has it is refused. Whoever takes the number next reads stored values as something else. Buf's
\`FIELD_NO_DELETE\`, and \`FIELD_NO_DELETE_UNLESS_NUMBER_RESERVED\`.`,
    source: "buf",
  },
  "risky/field-deleted": {
    says: "the field {name} is gone, and its number is reserved: {before}",
    hits: ["oldReaders", "sdkUsers"],
    wayOut: "see that nobody uses it any more",
    why: `
Nobody can use the number for anything else, so that stored values are passed over. Code that uses the field no longer builds, for which Buf has
\`FIELD_NO_DELETE\` in its categories \`FILE\` and \`PACKAGE\`.`,
    source: "buf",
  },
  "breaking/reserved-used": {
    says: "{name} takes {after}, which was reserved",
    hits: ["newReaders", "oldReaders"],
    wayOut: "take a number and a name that were never used",
    why: "What was reserved was in use once, and is in data that is stored. Buf's `RESERVED_MESSAGE_NO_DELETE` and `RESERVED_ENUM_NO_DELETE`.",
    source: "buf",
  },
  "risky/reserved-dropped": {
    says: "{before} is no longer reserved",
    hits: ["newReaders", "oldReaders"],
    wayOut: "keep it reserved",
    why: "Nothing keeps anybody from using it for something else now. Buf's `RESERVED_MESSAGE_NO_DELETE` and `RESERVED_ENUM_NO_DELETE`.",
    source: "buf",
  },
  "breaking/wire-type-changed": {
    says: "{name} was {before} and is {after}",
    hits: ["newReaders", "oldReaders", "sdkUsers"],
    wayOut: "add a field of the new type under a new number, and mark this one as deprecated",
    why: `
The two are written in different ways, so that neither side reads the values of the other, or reads others than were meant, as with \`int32\` and
\`sint32\`. Buf's \`FIELD_WIRE_COMPATIBLE_TYPE\` and \`FIELD_SAME_TYPE\`.`,
    source: "buf",
  },
  "risky/type-kept-on-wire": {
    says: "{name} was {before} and is {after}, which is written the same way",
    hits: ["oldReaders", "sdkUsers"],
    wayOut: "mind the code that is generated, and values that the other type has no room for",
    why: `
Binary data can be read both ways, but earlier readers cut off what is too large for them. Code that is generated has another type there, and JSON may write
it otherwise. Buf's \`FIELD_SAME_TYPE\`, of which its category \`WIRE\` takes no notice.`,
    source: "buf",
  },
  "breaking/cardinality-changed": {
    says: "{name} was {before} and is {after}",
    hits: ["newReaders", "oldReaders", "sdkUsers"],
    wayOut: "add a field under a new number, and mark this one as deprecated",
    why: "One value, a list and a map aren't read as each other without loss, in JSON and in code not at all. Buf's `FIELD_SAME_CARDINALITY`.",
    source: "buf",
  },
  "breaking/field-required": {
    says: "{name} is required now",
    hits: ["newReaders", "metadataWriters"],
    wayOut: "keep it optional",
    why: "Readers refuse messages without it, and those who call leave it out. Buf's `MESSAGE_SAME_REQUIRED_FIELDS`.",
    source: "buf",
  },
  "breaking/field-not-required": {
    says: "{name} is no longer required",
    hits: ["oldReaders"],
    wayOut: "deploy readers before writers leave it out",
    why: "Earlier readers refuse messages without it, as proto2 has it. Buf's `MESSAGE_SAME_REQUIRED_FIELDS`.",
    source: "buf",
  },
  "safe/field-need-lifted": {
    says: "{name} need not be given any more",
    hits: ["metadataWriters"],
    why: "Who gives it goes on. That it had to be given was an agreement, which readers don't go by.",
    source: "own",
  },
  "risky/presence-changed": {
    says: "whether {name} is set was {before} and is {after}",
    hits: ["sdkUsers"],
    why: `
Binary data is the same. Code that is generated tells a value that isn't set from the default, or no longer does. Buf's \`FIELD_SAME_CARDINALITY\`.`,
    source: "buf",
  },
  "safe/option-changed": {
    says: "{name} was {before} and is {after}",
    hits: ["sdkUsers"],
    why: "An option that somebody has declared, of a message, a field, an enum or a value. Data is the same; what follows from it, those know who read it, such as validators and generators of code.",
    source: "own",
  },
  "breaking/oneof-changed": {
    says: "{name} was in {before} and is in {after}",
    hits: ["newReaders", "oldReaders", "sdkUsers"],
    wayOut: "leave it where it is, and add a field where one is needed",
    why: "Of fields in a `oneof` the last one is kept, so that values get lost; code that is generated is another. Buf's `FIELD_SAME_ONEOF`.",
    source: "buf",
  },
  "breaking/json-name-changed": {
    says: "{name} was {before} in JSON and is {after}",
    hits: ["metadataWriters"],
    wayOut: "keep the name by `json_name`",
    why: "Neither side finds the other's value in JSON. Buf's `FIELD_SAME_JSON_NAME`.",
    source: "buf",
  },
  "breaking/request-message-changed": {
    says: "{thing} takes {after} instead of {before}",
    hits: ["apiClients"],
    wayOut: "add a method that does, and mark this one as deprecated",
    why: `
Clients go on sending the earlier message, or one where a stream is expected, which is read as something else or refused. Buf's \`RPC_SAME_REQUEST_TYPE\` and
\`RPC_SAME_CLIENT_STREAMING\`.`,
    source: "buf",
  },
  "breaking/response-message-changed": {
    says: "{thing} gives {after} instead of {before}",
    hits: ["apiClients"],
    wayOut: "add a method that does, and mark this one as deprecated",
    why: `
Clients read what comes as the earlier message, or end where a stream goes on. Buf's \`RPC_SAME_RESPONSE_TYPE\` and \`RPC_SAME_SERVER_STREAMING\`.`,
    source: "buf",
  },
  "safe/symbol-alias-added": {
    says: "the value {name} is new, for a number that has another name",
    hits: ["sdkUsers"],
    why: "Data holds the number, which readers know.",
    source: "own",
  },
  "breaking/symbol-deleted": {
    says: "the value {name} is gone, and its number is not reserved: {before}",
    hits: ["newReaders", "sdkUsers"],
    wayOut: "keep it and mark it as deprecated; or reserve its number and its name",
    why: "Code that uses it no longer builds, and its number may come to mean something else. Buf's `ENUM_VALUE_NO_DELETE`, and `ENUM_VALUE_NO_DELETE_UNLESS_NUMBER_RESERVED`.",
    source: "buf",
  },
  "risky/symbol-deleted": {
    says: "the value {name} is gone, and its number is reserved or has another name: {before}",
    hits: ["newReaders", "sdkUsers"],
    wayOut: "see that nobody uses it any more",
    why: "Its number can't come to mean something else. Code that uses it no longer builds. Buf's `ENUM_VALUE_NO_DELETE`.",
    source: "buf",
  },
} as const satisfies RuleTable;
