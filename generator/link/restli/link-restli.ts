import type {
  RestliCall,
  RestliKey,
  RestliModel,
  RestliParameter,
  RestliResource,
  RestliServiceError,
} from "../../catalogue/restli.ts";
import { listUnresolvedTypes } from "../../catalogue/list-unresolved-types.ts";
import type { NamedSchema, TypeExpression, UnionMember } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { restliCodes } from "../../diagnostics/codes/restli.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type {
  RestliCallNode,
  RestliDocument,
  RestliErrorNode,
  RestliKeyNode,
  RestliParameterNode,
  RestliResourceNode,
  RestliTypeNode,
} from "../../parse/restli/restli-document.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import { groupBySimpleName, suggestTypes } from "../schemas/suggest-types.ts";
import { readDeprecation } from "../schemas/deprecation.ts";
import { tellTogether } from "../tell-together.ts";

type Schemas = ReadonlyMap<string, NamedSchema>;

/** What linking has to know besides the calls. */
interface RestliInput {
  readonly schemas: Schemas;
  /** Simple names of schemas that could not be read. A type of such a name is not missing. */
  readonly unread: ReadonlySet<string>;
}

/** Makes one list of all resources and finds their types among the schemas. What a type lacks is reported once. */
export function linkRestli(documents: readonly RestliDocument[], input: RestliInput, report: Report): RestliModel {
  const types = createTypeLinker(input);
  const firsts = new Map<string, string>();
  const claimId = createIds();
  const resources: RestliResource[] = [];
  for (const { file, resource } of documents) {
    const first = firsts.get(resource.path);
    if (first !== undefined) {
      const facts = { path: resource.path, file: first, calls: resource.calls.length };
      report.add(restliCodes.duplicateResource(facts), resource.nameSpan);
      continue;
    }
    firsts.set(resource.path, file);
    resources.push(...linkResource(resource, undefined, { types, claimId, report }));
  }
  types.reportMissing(report);
  return { resources: sortByPath(resources) };
}

/** Ids that nothing else has: of two resources of one name, the further goes by its namespace too, else by a number. */
function createIds(): (wanted: string, namespace: string) => string {
  const taken = new Set<string>();
  const claim = createNameClaims();
  return (wanted, namespace) => {
    const full = `${namespace}.${wanted}`;
    const id = claim(namespace !== "" && taken.has(wanted) && !taken.has(full) ? full : wanted);
    taken.add(id);
    return id;
  };
}

interface Linker {
  readonly types: TypeLinker;
  readonly claimId: ReturnType<typeof createIds>;
  readonly report: Report;
}

/** The resource, and after it those below it. */
function linkResource(node: RestliResourceNode, parent: string | undefined, linker: Linker): readonly RestliResource[] {
  const { types, claimId, report } = linker;
  // What is below another is told apart by where that is.
  const id = parent === undefined ? claimId(node.name, node.namespace) : claimId(`${parent}.${node.name}`, "");
  const children = node.subresources.map((child) => linkResource(child, id, linker));
  for (const call of node.calls) if (call.kind === "method") reportMethod(call, report);
  const resource: RestliResource = {
    id,
    name: node.name,
    kind: node.kind,
    namespace: node.namespace,
    path: node.path,
    entityPath: node.entityPath,
    schema: node.schema && types.link(node.schema),
    doc: node.doc,
    deprecated: readDeprecation(node.annotations),
    annotations: node.annotations,
    keys: node.keys.map((key) => linkKey(key, types)),
    alternativeKeys: node.alternativeKeys.map((key) => linkKey(key, types)),
    supports: node.supports,
    errors: node.errors?.map((error) => linkError(error, types)),
    calls: node.calls.map((call) => linkCall(call, types)),
    resourceClass: node.resourceClass,
    ...(node.isUnstructured === true && { isUnstructured: true as const }),
    parent,
    subresources: children.flatMap(([child]) => child?.id ?? []),
    span: node.nameSpan,
  };
  return [resource, ...children.flat()];
}

function linkKey({ type, params, ...key }: RestliKeyNode, types: TypeLinker): RestliKey {
  return { ...key, type: types.link(type), params: params && types.link(params) };
}

function linkError({ detail, ...error }: RestliErrorNode, types: TypeLinker): RestliServiceError {
  return { ...error, detail: detail && types.link(detail) };
}

function linkCall({ returns, metadata, parameters, errors, ...call }: RestliCallNode, types: TypeLinker): RestliCall {
  return {
    ...call,
    errors: errors?.map((error) => linkError(error, types)),
    deprecated: readDeprecation(call.annotations),
    parameters: parameters.map((parameter) => linkParameter(parameter, types)),
    returns: returns && types.link(returns),
    metadata: metadata && types.link(metadata),
  };
}

function linkParameter({ type, ...parameter }: RestliParameterNode, types: TypeLinker): RestliParameter {
  return { ...parameter, type: types.link(type), deprecated: readDeprecation(parameter.annotations) };
}

const methods: readonly string[] = [
  "get",
  "batch_get",
  "get_all",
  "create",
  "batch_create",
  "update",
  "batch_update",
  "partial_update",
  "batch_partial_update",
  "delete",
  "batch_delete",
];

function reportMethod({ name, span }: RestliCallNode, report: Report): void {
  if (methods.includes(name.toLowerCase())) return;
  report.add(restliCodes.unknownMethod({ method: name, suggestions: suggestNames(name, methods) }), span);
}

interface TypeLinker {
  link(node: RestliTypeNode): TypeExpression;
  /** Reports each name that no schema has, where it stands first. */
  reportMissing(report: Report): void;
}

function createTypeLinker({ schemas, unread }: RestliInput): TypeLinker {
  const missing = new Map<string, { readonly span: Span; uses: number }>();

  function mark(type: TypeExpression, span: Span): TypeExpression {
    switch (type.kind) {
      case "primitive":
        return type;
      case "array":
        return { ...type, items: mark(type.items, span) };
      case "map":
        return { ...type, values: mark(type.values, span) };
      case "union":
        return {
          ...type,
          members: type.members.map((member): UnionMember => ({ ...member, type: mark(member.type, span) })),
        };
      case "reference": {
        // What parsing has given up on has been reported.
        if (type.unresolved === true || schemas.has(type.name)) return type;
        const known = missing.get(type.name);
        if (known === undefined) missing.set(type.name, { span, uses: 1 });
        else known.uses += 1;
        return { ...type, unresolved: true };
      }
    }
  }

  return {
    link: ({ type, span }) => mark(type, span),
    reportMissing(report) {
      if (missing.size === 0) return;
      const known = groupBySimpleName(schemas.keys());
      // They stand as they were written, with their namespace or without.
      const toldOfSchemas = new Set([...listUnresolvedTypes(schemas)].map(toSimpleName));
      // What the framework brings along, such as the `EmptyRecord` of a key without parameters, is in no model.
      const own = [...missing].filter(
        ([name]) =>
          !name.startsWith("com.linkedin.restli.") &&
          !unread.has(toSimpleName(name)) &&
          !toldOfSchemas.has(toSimpleName(name)),
      );
      const unknown = own.map(([name, use]) => ({ ...use, name, suggestions: suggestTypes(name, known) }));
      for (const [type, rest] of tellTogether(unknown)) {
        report.add(
          restliCodes.unknownType({ ...type, type: type.name, rest: rest.map(({ name }) => name) }),
          type.span,
        );
      }
    },
  };
}

/** By path; what is below a resource has a path that begins with its own, so it follows. */
function sortByPath(resources: readonly RestliResource[]): readonly RestliResource[] {
  return resources.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}
