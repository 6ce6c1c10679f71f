import type { ComponentKind } from "../../catalogue/ingestion.ts";
import type { OperationKind } from "../../catalogue/graphql.ts";
import type { RestliCall } from "../../catalogue/restli.ts";

/**
 * The only maker of URLs. Each function gives the final href of a thing's page (or of its anchor on
 * a page), or undefined when the model has no such thing.
 */
export interface PlanLinks {
  /** Href of a route, without any check; the other functions are built on it. */
  route(route: string): string;
  /** Href of a file of the site, without any check. */
  file(path: string): string;
  /** A file or folder of the input where its repository shows it; undefined when none is known. */
  repository(path: string, line?: number, endLine?: number): string | undefined;
  /** An issue, or a change that is proposed, of the repository that a file is in; undefined when none is known. */
  issue(number: string, path: string): string | undefined;
  /** Where a file of the input can be edited; undefined when no such place is known. */
  edit(path: string): string | undefined;
  entity(name: string): string | undefined;
  aspect(name: string): string | undefined;
  /** What the model is called that a name is taken from which has no page here; undefined for any other name. */
  referredModel(kind: "schemas" | "aspects" | "entities", name: string): string | undefined;
  event(name: string): string | undefined;
  /** Page of a named schema: the aspect's or event's page when the record is one, else its type page. */
  schema(fullName: string): string | undefined;
  /** Anchor of a field (own path, e.g. `owners`) on its schema's page, or of an enum symbol. */
  member(fullName: string, member: string): string | undefined;
  graphqlType(name: string): string | undefined;
  operation(kind: OperationKind, name: string): string | undefined;
  directive(name: string): string | undefined;
  /** Page of the client library, by its name. */
  /** A program, a command, or one below a command, by all its words. */
  command(path: string): string | undefined;
  sdkPage(name: string): string | undefined;
  /** Place of a module, class, member, function, enum or constant, by module and name: `a.b.Class.method`. */
  sdkSymbol(name: string): string | undefined;
  /** Page of the class that stands for a record or enum. */
  modelClass(fullName: string): string | undefined;
  restliResource(id: string): string | undefined;
  /** Place of a call on its resource's page. */
  restliCall(id: string, call: Pick<RestliCall, "kind" | "name">): string | undefined;
  /** Page of what plug-ins say is called, or of the service that it belongs to, where it has one. */
  endpoint(name: string): string | undefined;
  payload(name: string): string | undefined;
  /** Page of a hand-written text by the address that it asks for, without any check. */
  guide(slug: string): string;
  /** Page of an ingestion platform. */
  ingestionSource(platform: string): string | undefined;
  /** The plugin on its platform's page. */
  ingestionPlugin(plugin: string): string | undefined;
  /** Page of a sink, a transformer or another part of a recipe. */
  ingestionComponent(kind: ComponentKind, id: string): string | undefined;
  /** The privilege on the page of all privileges. */
  privilege(name: string): string | undefined;
  /** The type of resources on the page of all privileges. */
  resourceType(name: string): string | undefined;
  /** The policy on the page of the policies that are there from the start. */
  policy(id: string): string | undefined;
  /** Any schema coordinate: `Dataset`, `Dataset.lineage`, `Dataset.lineage(input:)`, `Query.me`, `@deprecated`. */
  coordinate(coordinate: string): string | undefined;
  /** The same for all of them. */
  coordinates(): ReadonlyMap<string, string>;
}
