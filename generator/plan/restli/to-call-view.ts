import type { RestliCall, RestliResource } from "../../catalogue/restli.ts";
import type { Badge, Fact, FieldRow, RichText } from "../../page-model/parts.ts";
import type { RestliCallView } from "../../page-model/restli.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import { toAnchor, toCallAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { asCode, toDeprecationView, toTypeText } from "../parts/parts.ts";
import { toAnnotationFacts, toErrorFacts } from "./restli-facts.ts";
import { toRequest, toRequestLine } from "./restli-request.ts";
import { type CallPlace, isAction, isRequired, toCallExample } from "./to-call-example.ts";

/** What is shown of a call under its resource: how it is made, what it takes and what comes back. */
export function toCallView(call: RestliCall, id: string, { resource, view }: CallPlace): RestliCallView {
  const { context } = view;
  const request = toRequest(resource, call);
  const isDeprecated = call.deprecated !== undefined;
  const badges: Badge[] = isDeprecated ? [{ label: "deprecated", tone: "warning" }] : [];
  return {
    id,
    name: call.name,
    badges,
    deprecated: toDeprecationView(call.deprecated, context),
    doc: context.doc(call.doc),
    summary: context.summary(call.doc),
    request: request && toRequestLine(request, view.addressOf(resource)),
    parameters: toRows(call, id, context),
    facts: toCallFacts(call, resource, context),
    example: request && toCallExample(call, request, { resource, view }),
  };
}

function toRows({ parameters, batchParameter }: RestliCall, owner: string, context: PlanContext): readonly FieldRow[] {
  const claimId = createNameClaims();
  return parameters.map((parameter) => ({
    id: claimId(`${owner}.${toAnchor(parameter.name)}`),
    name: parameter.name,
    type: toTypeText(parameter.type, context),
    presence: isRequired(parameter) ? "required" : "optional",
    default: parameter.default?.replaceAll(/\p{Cc}/gu, toEscape),
    doc: context.inlineDoc(parameter.doc),
    facts: toAnnotationFacts(parameter).map(({ value }) => value),
    badges: parameter.name === batchParameter ? [{ label: "list of criteria", tone: "neutral" }] : [],
    deprecated: toDeprecationView(parameter.deprecated, context),
  }));
}

/** A sign that can't be seen as JSON writes it: bytes are given by their numbers. */
function toEscape(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}

function toCallFacts(call: RestliCall, resource: RestliResource, context: PlanContext): readonly Fact[] {
  const facts: Fact[] = [];
  const taken = toTaken(call, resource, context);
  if (taken !== undefined) facts.push({ label: "Body", value: taken });
  const returned = toReturned(call, resource, context);
  if (returned !== undefined) facts.push({ label: "Returns", value: returned });
  if (call.metadata !== undefined) {
    facts.push({ label: "Metadata", value: asCode(toTypeText(call.metadata, context)) });
  }
  if (call.assocKeys.length > 0) {
    facts.push({ label: "Keys", value: [{ text: call.assocKeys.join(", "), code: true }] });
  }
  if (call.paging) {
    const value: RichText = [{ text: "start", code: true }, { text: " and " }, { text: "count", code: true }];
    facts.push({ label: "Pages by", value });
  }
  if (call.batchFinder !== undefined) {
    const batch = resource.calls.find(({ kind, name }) => kind === "batchFinder" && name === call.batchFinder);
    const href = batch && `${context.links.restliResource(resource.id) ?? ""}#${toCallAnchor(batch)}`;
    facts.push({ label: "In a batch", value: [{ text: call.batchFinder, code: true, href }] });
  }
  if (call.batch !== undefined) {
    const rest = call.batch.isEnforced ? "; more are refused" : "";
    facts.push({ label: "At once", value: [{ text: `at most ${call.batch.most}${rest}` }] });
  }
  if (call.readOnly === true) facts.push({ label: "Changes", value: [{ text: "nothing" }] });
  if (call.success !== undefined && call.success.length > 0) {
    facts.push({ label: "Success", value: [{ text: call.success.join(", "), code: true }] });
  }
  const told = call.kind === "method" && returned !== undefined ? ["returnEntity"] : [];
  return [...facts, ...toErrorFacts(call, context), ...toAnnotationFacts(call, told)];
}

/** What a method that writes has in its body; actions have their parameters there. */
function toTaken(call: RestliCall, { schema }: RestliResource, context: PlanContext): RichText | undefined {
  if (call.kind !== "method" || schema === undefined) return undefined;
  const type = asCode(toTypeText(schema, context));
  switch (call.name.toLowerCase()) {
    case "create":
    case "update":
      return type;
    case "partial_update":
      return [{ text: "fields of " }, ...type, { text: " to set or delete" }];
    case "batch_create":
      return [{ text: "a list of " }, ...type];
    case "batch_update":
      return [...type, { text: " by key" }];
    case "batch_partial_update":
      return [{ text: "fields of " }, ...type, { text: " to set or delete, by key" }];
    default:
      return undefined;
  }
}

/** What comes back, as far as the specification and the protocol tell. */
function toReturned(
  call: RestliCall,
  { schema, isUnstructured }: RestliResource,
  context: PlanContext,
): RichText | undefined {
  if (isAction(call)) {
    return call.returns === undefined ? [{ text: "nothing" }] : asCode(toTypeText(call.returns, context));
  }
  if (isUnstructured === true && call.kind === "method" && call.name.toLowerCase() === "get")
    return [
      { text: "the data as they are, of the type that " },
      { text: "Content-Type", code: true },
      { text: " says" },
    ];
  if (schema === undefined) return undefined;
  const type = asCode(toTypeText(schema, context));
  if (call.kind === "finder") return [{ text: "a list of " }, ...type];
  if (call.kind === "batchFinder") return [{ text: "a list of " }, ...type, { text: " for each criterion" }];
  switch (call.name.toLowerCase()) {
    case "get":
      return type;
    case "get_all":
      return [{ text: "a list of " }, ...type];
    case "batch_get":
      return [...type, { text: " by key" }];
    default:
      return call.annotations["returnEntity"] === undefined ? undefined : toWritten(call.name, type);
  }
}

/** What a method that writes gives back where it says so, which a caller can do without. */
function toWritten(method: string, type: RichText): RichText | undefined {
  const unless: RichText = [{ text: ", unless asked with " }, { text: "$returnEntity=false", code: true }];
  switch (method.toLowerCase()) {
    case "create":
    case "partial_update":
      return [...type, { text: " as it is then" }, ...unless];
    case "batch_create":
      return [{ text: "a list of " }, ...type, { text: " as they are then" }, ...unless];
    case "batch_partial_update":
      return [...type, { text: " by key, as they are then" }, ...unless];
    default:
      return undefined;
  }
}
