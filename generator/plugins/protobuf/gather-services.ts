import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Place } from "../plugin.ts";
import type { Scope } from "./declare-type.ts";
import type { KnownFile } from "./known-file.ts";
import type { ProtoMethod, ProtoService, ProtoTurn } from "./language/proto-file.ts";
import { readHttpRules } from "./read-http-rules.ts";
import type { References } from "./references.ts";
import type { MethodData, ServiceData, TurnData } from "./service-data.ts";
import { findReason, toDoc } from "./to-doc.ts";

interface Around {
  readonly references: References;
  readonly isType: (fullName: string) => boolean;
}

/** The services of each file, by its path; of several of one name the first. */
export function gatherServices(
  files: readonly KnownFile[],
  around: Around,
): ReadonlyMap<string, readonly ServiceData[]> {
  const seen = new Set<string>();
  return new Map(
    files.map(({ path, file }) => {
      const own = file.services.flatMap((service) => {
        const fullName = file.package === "" ? service.name : `${file.package}.${service.name}`;
        if (seen.has(fullName)) return [];
        seen.add(fullName);
        return [toService(service, { fullName, package: file.package, path }, around)];
      });
      return [path, own];
    }),
  );
}

interface Head {
  readonly fullName: string;
  readonly package: string;
  readonly path: string;
}

function tell({ comments, options }: Pick<ProtoService, "comments" | "options">, { scope }: Scope, { isType }: Around) {
  const doc = toDoc(comments, { scope, isType });
  const isDeprecated = options["deprecated"] === true;
  return {
    ...(doc !== undefined && { doc }),
    ...(isDeprecated && { deprecated: findReason(doc) ?? true }),
  };
}

function toService(service: ProtoService, { path, ...head }: Head, around: Around): ServiceData {
  const { name, place, options, written, methods } = service;
  const at = { scope: head.fullName, path };
  return {
    ...head,
    ...{ name, place, options: without(options, ["deprecated"]) },
    ...(written !== undefined && { written }),
    ...tell(service, at, around),
    // Of two of one name a compiler takes neither.
    methods: [...new Map(methods.toReversed().map((method) => [method.name, method])).values()]
      .toReversed()
      .map((method) => toMethod(method, at, around)),
  };
}

const told = [
  "deprecated",
  "(google.api.http)",
  "(google.api.method_signature)",
  "(google.longrunning.operation_info)",
];

function toMethod(method: ProtoMethod, at: Scope, around: Around): MethodData {
  const { name, place, options, input, output } = method;
  const { "(google.api.method_signature)": signatures, "(google.longrunning.operation_info)": operation } = options;
  return {
    ...{ name, place },
    ...tell(method, at, around),
    ...{ input: toTurn(input, at, around), output: toTurn(output, at, around), http: readHttpRules(options) },
    ...(isJsonObject(operation ?? null) && { operation: toOperation(operation as JsonObject, place, at, around) }),
    signatures: listTexts(signatures),
    options: without(options, told),
  };
}

function toTurn({ type, place, isStream }: ProtoTurn, at: Scope, { references }: Around): TurnData {
  const found = references.find(type, place, at);
  return {
    ...(found === undefined ? { type: type.replace(/^\./, "") } : { type: found, isKnown: true as const }),
    ...(isStream && { isStream }),
  };
}

/** What Google's calls that go on for long come to. */
function toOperation(
  { response_type: response, metadata_type: metadata }: JsonObject,
  place: Place,
  at: Scope,
  { references, isType }: Around,
): MethodData["operation"] {
  const toNamed = (name: JsonValue | undefined): TurnData | undefined => {
    if (typeof name !== "string" || !/^[\w.]{1,500}$/.test(name)) return undefined;
    const around = at.scope.slice(0, Math.max(0, at.scope.lastIndexOf(".")));
    const full = [name, around === "" ? name : `${around}.${name}`].find(isType);
    const found = full ?? (name.startsWith("google.protobuf.") ? references.find(name, place, at) : undefined);
    return found === undefined ? { type: name } : { type: found, isKnown: true as const };
  };
  const [one, other] = [toNamed(response), toNamed(metadata)];
  return { ...(one && { response: one }), ...(other && { metadata: other }) };
}

function listTexts(value: JsonValue | undefined): readonly string[] {
  const list = value === undefined ? [] : isJsonArray(value) ? value : [value];
  return list.filter((text) => typeof text === "string").filter((text) => text !== "");
}

function without(options: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));
}
