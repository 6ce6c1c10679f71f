import type { DrawDiagram } from "./diagrams/draw-diagram.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { OperationKind } from "../catalogue/graphql.ts";
import type { RestliCall } from "../catalogue/restli.ts";
import type { ModelChanges } from "../compare/model-changes.ts";
import type { Span } from "../catalogue/span.ts";
import type { RepositoryLinks } from "../catalogue/repository-links.ts";
import type { HostName } from "../page-model/hosts.ts";
import type { Html, SourceView } from "../page-model/parts.ts";
import type { FragmentOptions, RenderedProse } from "./prose/prose-context.ts";
import type { Answer } from "../engine/answer.ts";
import type { Engine, Question } from "../engine/engine.ts";
import type { PageContent } from "../page-model/page.ts";
import type { ThemeOptions } from "./plan-theme.ts";
import type { Routes } from "./routes.ts";

/** Things by name, with those that are only referred to. */
export type KnownThings = Pick<Catalogue, "schemas" | "aspects" | "entities">;

/** What a page shows, of its own view of the model, so that it is known what it looks at. */
export type PlanContent<More, Content> = (context: PlanContext, more: More) => Content;

/** What a planner of pages may ask. Made once a run; every answer is cached or cheap. */
export interface PlanContext {
  readonly catalogue: Catalogue;
  /** The catalogue with what it refers to, for looking names up; what is documented is listed by `catalogue`. */
  readonly known: KnownThings;
  readonly options: PlanOptions;
  /** Route of every thing's page, without base: what `Page.route` takes. */
  readonly routes: Routes;
  readonly links: PlanLinks;
  /** A doc as block Markdown; undefined for a missing or blank one. Raw HTML in it is shown as text. */
  doc(text: string | undefined): Html | undefined;
  /** A doc as inline Markdown, for table cells and reasons. */
  inlineDoc(text: string | undefined): Html | undefined;
  /** Hand-written Markdown as a part of a page, in the dialect of pages; undefined for a missing or blank one. */
  prose(text: string | undefined, options: FragmentOptions): RenderedProse | undefined;
  /** First sentence of a doc as plain text; empty when there is none. */
  summary(text: string | undefined): string;
  source(span: Span): SourceView;
  /** Name of the GraphQL type that stands for the entity; undefined when there is none. */
  graphqlTypeOfEntity(entity: string): string | undefined;
  /** What a page shows, planned when somebody looks and only if it may be something else than before. */
  content<More extends object, Content extends PageContent>(
    question: Question,
    more: More,
    plan: PlanContent<More, Content>,
  ): Answer<Content>;
}

export interface PlanOptions {
  readonly theme?: ThemeOptions | undefined;
  readonly hosts?: readonly HostName[] | undefined;
  readonly title: string;
  /** What the site is about, in a sentence. */
  readonly tagline?: string | undefined;
  /** Begins and ends with a slash. */
  readonly base: string;
  readonly url?: string | undefined;
  /** Which of the listed versions the site is made for. */
  readonly version?: string | undefined;
  /** E.g. `https://example.org/repo/blob/main/{path}#L{line}`; absent when the input tells, empty when source links are not wanted. */
  readonly sourceUrl?: string | undefined;
  /** E.g. `https://example.org/repo/edit/main/{path}`; absent when the input tells, empty when edit links are not wanted. */
  readonly editUrl?: string | undefined;
  /** The repositories that inputs were cloned from, for where no address is configured. */
  readonly repositories?: readonly RepositoryLinks[] | undefined;
  /** E.g. `https://example.org/repo/issues/new?title={title}&body={page}`; absent when readers can't report gaps. */
  readonly issueUrl?: string | undefined;
  /** By path, the day on which a file of the input was last changed, as far as that is known and wanted. */
  readonly changes?: ReadonlyMap<string, string> | undefined;
  /** Address that GraphQL examples are sent to; absent when readers are to set it. */
  readonly graphqlEndpoint?: string | undefined;
  /** Address below which Rest.li resources are called; absent when the layout of the input, or the reader, tells. */
  readonly restliEndpoint?: string | undefined;
  /** Draws the diagrams of guides; absent when no text holds one. */
  readonly drawDiagram?: DrawDiagram | undefined;
  /** What has changed since the edition before this one; absent where there is none. */
  readonly history?: EditionHistory | undefined;
  /** Remembers what pages show that is as it was. */
  readonly engine?: Engine | undefined;
}

/** What an edition of the site has changed since an earlier one. */
export interface EditionHistory {
  /** What readers call the earlier one. */
  readonly since: string;
  readonly changes: ModelChanges;
}

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
  /** Page of an ingestion platform. */
  ingestionSource(platform: string): string | undefined;
  /** The plugin on its platform's page. */
  ingestionPlugin(plugin: string): string | undefined;
  /** The privilege on the page of all privileges. */
  privilege(name: string): string | undefined;
  /** The type of resources on the page of all privileges. */
  resourceType(name: string): string | undefined;
  /** The policy on the page of the policies that are there from the start. */
  policy(id: string): string | undefined;
  /** Any schema coordinate: `Dataset`, `Dataset.lineage`, `Dataset.lineage(input:)`, `Query.me`, `@deprecated`. */
  coordinate(coordinate: string): string | undefined;
}
