import type { JsonValue } from "../../catalogue/json.ts";
import type { RestliCall, RestliParameter, RestliResource } from "../../catalogue/restli.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import type { CodeTab } from "../../page-model/parts.ts";
import { toCallAnchor } from "../addresses/addresses.ts";
import { fillPath } from "./fill-path.ts";
import { listRefusedFields, withoutFields } from "./guarded-fields.ts";
import { findPlatformArguments } from "./platform-arguments.ts";
import { printRequest, type RestliRequest } from "./restli-request.ts";
import type { RestliView } from "./restli-view.ts";
import { sampleMethodBody } from "./sample-method-body.ts";
import { createParameterSampler, toQueryValue } from "./sample-parameter.ts";

/** The resource that a call is asked of, and what its page shares with others. */
export interface CallPlace {
  readonly resource: RestliResource;
  readonly view: RestliView;
}

/** Whether a call can't be made without it. */
export function isRequired({ optional, default: preset }: RestliParameter): boolean {
  return !optional && preset === undefined;
}

/** Whether it is done by name, its parameters in a body. */
export function isAction({ kind }: RestliCall): boolean {
  return kind === "action" || kind === "entityAction";
}

/** Where nothing is required, the entity says most about a call. What has a default needs no value. */
function chooseOne(parameters: readonly RestliParameter[]): readonly RestliParameter[] {
  const open = parameters.filter(({ default: preset }) => preset === undefined);
  return [open.find(({ name }) => name === "urn") ?? open[0]].filter((each) => each !== undefined);
}

/** The call with every required parameter and those that show its use, or with one that says much about it. */
export function toCallExample(call: RestliCall, template: RestliRequest, { resource, view }: CallPlace): CodeTab {
  const { context, sampler } = view;
  const address = view.addressOf(resource);
  const sample = createParameterSampler(sampler, address.isPlatform);
  const path = fillPath(template.path, resource, context.catalogue.restli, (key) => sample.key(key));
  const request = { ...template, path };
  const known = address.isPlatform ? findPlatformArguments(resource.id, call.name) : new Map<string, JsonValue>();
  const telling = call.parameters.filter((parameter) => isRequired(parameter) || known.has(parameter.name));
  const shown = telling.length > 0 ? telling : chooseOne(call.parameters);
  const values = shown.map(({ name, type }): [string, JsonValue] => [
    name,
    known.get(name) ?? sample.parameter(name, type),
  ]);
  const code = isAction(call)
    ? printRequest({ ...request, body: toObject(values) }, address)
    : printRequest(
        { ...request, path: withQuery(path, values), body: toBody(call, path, { resource, view }) },
        address,
      );
  return { id: `${toCallAnchor(call)}-example`, label: `Calling ${call.name}`, language: "shell", code };
}

/** What a method of the protocol writes, as far as the specification says what entities are. */
function toBody({ kind, name }: RestliCall, path: string, { resource, view }: CallPlace): JsonValue | undefined {
  const { schema } = resource;
  if (kind !== "method" || schema?.kind !== "reference" || schema.unresolved === true) return undefined;
  const refused = listRefusedFields(resource, name);
  const sample = (extent: "minimal" | "full"): JsonValue =>
    withoutFields(view.sampler.sample(schema.name, extent) ?? {}, refused);
  return sampleMethodBody(name, path, {
    entity: () => sample("minimal"),
    patch() {
      // Of all that may be set, one field shows how.
      const [field] = [...Object.entries(sample("minimal") ?? {}), ...Object.entries(sample("full") ?? {})];
      return { patch: { $set: toObject(field === undefined ? [] : [field]) } };
    },
  });
}

function toObject(values: readonly (readonly [string, JsonValue])[]): JsonValue {
  const object: Record<string, JsonValue> = Object.create(null);
  for (const [name, value] of values) object[name] = value;
  return object;
}

function withQuery(path: string, values: readonly (readonly [string, JsonValue])[]): string {
  const query = values.map(([name, value]) => `${encodePart(name)}=${toQueryValue(value)}`).join("&");
  if (query === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
