import type { FieldDeclaration, Place, SchemaDeclaration, TypeOf } from "../plugin.ts";

/** A type that every installation of the language has, as values of it are written in JSON. */
interface WellKnown {
  readonly doc: string;
  /** Absent for one with fields. */
  readonly type?: TypeOf | undefined;
  readonly fields?: readonly Pick<FieldDeclaration, "name" | "doc" | "type" | "optional" | "annotations">[] | undefined;
}

const prefix = "google.protobuf.";

const wrapped = (name: string, type: TypeOf): readonly [string, WellKnown] => [
  `${name}Value`,
  {
    doc: `${name.startsWith("Int") ? "An" : "A"} \`${name.toLowerCase()}\` that may be missing. In JSON the bare value, or \`null\`.`,
    type,
  },
];

const types: ReadonlyMap<string, WellKnown> = new Map<string, WellKnown>([
  [
    "Timestamp",
    {
      doc: "A point in time. In JSON a text as RFC 3339 has it, with up to nine digits behind the seconds: `2024-03-02T10:15:00Z`.",
      type: { type: "string", format: "date-time" },
    },
  ],
  [
    "Duration",
    {
      doc: "A span of time. In JSON the seconds as a text with an `s` behind them: `3.5s`.",
      type: { type: "string", format: `${prefix}Duration` },
    },
  ],
  [
    "FieldMask",
    {
      doc: "Names of fields, such as those that a call is to change. In JSON one text with commas between the paths: `displayName,owner.email`.",
      type: { type: "string", format: `${prefix}FieldMask` },
    },
  ],
  ["Struct", { doc: "An object of any fields. In JSON it stands as it is.", type: { values: "any" } }],
  ["Value", { doc: "Any value of JSON, `null` among them.", type: "any" }],
  ["ListValue", { doc: "A list of any values. In JSON it stands as it is.", type: { items: "any" } }],
  ["NullValue", { doc: "Nothing. In JSON `null`.", type: "null" }],
  ["Empty", { doc: "A message without fields: `{}`.", fields: [] }],
  [
    "Any",
    {
      doc: "A message of any type. In JSON its fields, beside `@type`, which says which type that is.",
      fields: [
        {
          name: "@type",
          doc: "The type of the message, e.g. `type.googleapis.com/google.protobuf.Duration`.",
          type: "string",
          annotations: { examples: ["type.googleapis.com/google.protobuf.Duration"] },
        },
        {
          name: "value",
          doc: "The value of a well-known type. Of all others the fields stand there.",
          type: "any",
          optional: true,
          annotations: { examples: ["3.5s"] },
        },
      ],
    },
  ],
  wrapped("Double", "double"),
  wrapped("Float", "float"),
  wrapped("Int64", "long"),
  wrapped("UInt64", { type: "long", format: "uint64" }),
  wrapped("Int32", "int"),
  wrapped("UInt32", { type: "long", format: "uint32" }),
  wrapped("Bool", "boolean"),
  wrapped("String", "string"),
  wrapped("Bytes", "bytes"),
]);

/** Whether a full name is that of a type that is known without a file that declares it. */
export function isWellKnown(fullName: string): boolean {
  return fullName.startsWith(prefix) && types.has(fullName.slice(prefix.length));
}

/** Whether a path is that of a file that comes with every compiler of the language. */
export function isOfCompiler(path: string): boolean {
  return /^google\/protobuf\/(?:any|api|descriptor|duration|empty|field_mask|source_context|struct|timestamp|type|wrappers|cpp_features|go_features|java_features)\.proto$/.test(
    path,
  );
}

/** A well-known type as a schema, which stands where a file names it. */
export function declareWellKnown(fullName: string, place: Place): SchemaDeclaration {
  const { doc, type, fields = [] } = types.get(fullName.slice(prefix.length)) ?? { doc: "" };
  const base = { name: fullName, doc, place };
  if (type !== undefined) return { kind: "alias", ...base, type };
  return { kind: "record", noun: "message", ...base, fields: fields.map((field) => ({ ...field, place })) };
}
