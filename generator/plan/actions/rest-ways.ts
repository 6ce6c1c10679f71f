import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { RestliCall, RestliResource } from "../../catalogue/restli.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import type { ActionWay } from "../../page-model/actions.ts";
import { printJson } from "../../print/print-json.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { findRestliAddress, printRequest, toQueryValue, toRequest } from "../restli/plan-restli-pages.ts";
import { period, type AspectTask, type Task } from "./task.ts";

/** The resources of the platform's own service, by id. What calls of others do can't be told from names. */
export function indexResources({ catalogue, options }: PlanContext): ReadonlyMap<string, RestliResource> {
  const own = catalogue.restli.resources.filter(
    (resource) => findRestliAddress(resource, options.restliEndpoint).isPlatform,
  );
  return new Map(own.map((resource) => [resource.id, resource]));
}

/** Says how a task is done by the metadata service; undefined where no resource that is documented takes it. */
export function createRestWays(
  resources: ReadonlyMap<string, RestliResource>,
  context: PlanContext,
): (task: Task) => ActionWay | undefined {
  const address = context.options.restliEndpoint;
  return (task) => {
    const wanted = toWanted(task);
    const resource = wanted && resources.get(wanted.resource);
    const call = resource?.calls.find(({ name, deprecated }) => name === wanted?.call && deprecated === undefined);
    if (wanted === undefined || resource === undefined || call === undefined) return undefined;
    if (!takes(call, wanted.arguments, context.known.schemas)) return undefined;
    const href = context.links.restliCall(resource.id, call);
    const code = printCall(wanted, { resource, call, endpoint: address });
    if (href === undefined || code === undefined) return undefined;
    return {
      id: "rest",
      label: "REST",
      by: { label: `${resource.id}.${call.name}`, href },
      code: [{ id: "rest", label: "REST", language: "shell", code }],
    };
  };
}

interface WantedCall {
  readonly resource: string;
  readonly call: string;
  /** The URN that stands in the address. */
  readonly key?: string | undefined;
  readonly arguments: JsonObject;
}

function toWanted(task: Task): WantedCall | undefined {
  const { urn, entity } = task;
  switch (task.kind) {
    case "readEntity":
      return { resource: "entitiesV2", call: "get", key: urn, arguments: {} };
    case "removeEntity":
      return task.canHide
        ? toProposal(task, "status", { removed: true })
        : { resource: "entities", call: "delete", arguments: { urn } };
    case "readAspect": {
      const { name: aspect, storage } = task.aspect;
      return storage === "versioned"
        ? { resource: "aspects", call: "get", key: urn, arguments: { aspect, version: 0 } }
        : { resource: "aspects", call: "getTimeseriesAspectValues", arguments: { urn, entity, aspect, limit: 1 } };
    }
    case "writeAspect":
      return task.payload === undefined ? undefined : toProposal(task, task.aspect.name, task.payload);
    case "removeAspect":
      return toRemoval(task);
  }
}

/** Only values of a timeseries can be deleted apart from their entity. */
function toRemoval({ urn, aspect }: AspectTask): WantedCall | undefined {
  if (aspect.storage !== "timeseries") return undefined;
  const times = { startTimeMillis: Date.parse(period.from), endTimeMillis: Date.parse(period.to) };
  return { resource: "entities", call: "delete", arguments: { urn, aspectName: aspect.name, ...times } };
}

function toProposal({ urn, entity }: Task, aspectName: string, payload: JsonObject): WantedCall {
  const aspect = { value: printJson(payload, 0), contentType: "application/json" };
  const proposal = { entityType: entity, entityUrn: urn, changeType: "UPSERT", aspectName, aspect };
  return { resource: "aspects", call: "ingestProposal", arguments: { proposal } };
}

/** Whether the call has each parameter, needs no other, and what is a record has the fields that it is given. */
function takes({ parameters }: RestliCall, given: JsonObject, schemas: ReadonlyMap<string, NamedSchema>): boolean {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const areKnown = Object.entries(given).every(([name, value]) => {
    const parameter = byName.get(name);
    return (
      parameter !== undefined && fits(value, parameter.type.kind === "reference" ? parameter.type.name : "", schemas)
    );
  });
  const needed = parameters.filter(({ optional, default: preset }) => !optional && preset === undefined);
  return areKnown && needed.every(({ name }) => Object.hasOwn(given, name));
}

function fits(value: JsonValue, type: string, schemas: ReadonlyMap<string, NamedSchema>): boolean {
  if (typeof value !== "object" || value === null) return true;
  const schema = schemas.get(type);
  if (schema?.kind !== "record") return false;
  const areKnown = Object.entries(value as JsonObject).every(([name, inner]) => {
    const field = schema.fields.find((each) => each.name === name);
    return field !== undefined && fits(inner, field.type.kind === "reference" ? field.type.name : "", schemas);
  });
  const needed = schema.fields.filter((field) => !field.optional && field.default === undefined);
  return areKnown && needed.every(({ name }) => Object.hasOwn(value, name));
}

interface CallPlace {
  readonly resource: RestliResource;
  readonly call: RestliCall;
  readonly endpoint: string | undefined;
}

function printCall({ key, arguments: given }: WantedCall, { resource, call, endpoint }: CallPlace): string | undefined {
  const request = toRequest(resource, call);
  if (request === undefined) return undefined;
  const address = findRestliAddress(resource, endpoint);
  if (request.verb === "POST") return printRequest({ ...request, body: given }, address);
  const path = request.path.replace(/\{[^{}]*\}/, () => toQueryValue(key ?? ""));
  const query = Object.entries(given).map(([name, value]) => `${encodePart(name)}=${toQueryValue(value)}`);
  return printRequest({ ...request, path: query.length === 0 ? path : `${path}?${query.join("&")}` }, address);
}
