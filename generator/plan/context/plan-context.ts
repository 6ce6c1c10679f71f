/*
 * What a planner may ask of the run: the catalogue to list, the same with what it refers to for looking up, links, texts
 * rendered, options. Types alone, so that every area can stand on it; `create-plan-context.ts` beside the rooms makes one.
 */
import type { DrawDiagram } from "../diagrams/diagrams.ts";
import type { DrawFormula } from "../formulas/formulas.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Entity } from "../../catalogue/metamodel.ts";
import type { Comparison } from "../../compare/change.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Span } from "../../catalogue/span.ts";
import type { ModelHistory } from "../../history/model-history.ts";
import type { HostName } from "../../page-model/hosts.ts";
import type { Html, SourceView } from "../../page-model/parts.ts";
import type { FragmentOptions, RenderedProse } from "../prose/prose.ts";
import type { KnownThings } from "../../catalogue/with-references.ts";
import type { Answer } from "../../engine/answer.ts";
import type { Engine, Question } from "../../engine/engine.ts";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import type { LinkOptions, OwnPlaces, PlanLinks, Routes } from "../addresses/addresses.ts";
import type { ThemeOptions } from "./theme-options.ts";

export type { LogoFile, ThemeOptions } from "./theme-options.ts";

/** What a planner of pages may ask. Made once a run; every answer is cached or cheap. */
export interface PlanContext {
  readonly catalogue: Catalogue;
  /** The catalogue with what it refers to, for looking names up; what is documented is listed by `catalogue`. */
  readonly known: KnownThings;
  /** By entity, what its URNs look like. */
  readonly urns: ReadonlyMap<string, Pick<Entity, "urn">>;
  readonly options: PlanOptions;
  /** Route of every thing's page, without base: what `Page.route` takes. */
  readonly routes: Routes;
  readonly links: PlanLinks;
  /** What addresses of the published site lead to in docs. */
  readonly places: OwnPlaces;
  /** A doc as block Markdown; undefined for a missing or blank one. Raw HTML in it is shown as text. */
  doc(text: string | undefined): Html | undefined;
  /** A doc as inline Markdown, for table cells and reasons. */
  inlineDoc(text: string | undefined): Html | undefined;
  /** Hand-written Markdown as a part of a page, in the dialect of pages; undefined for a missing or blank one. */
  prose(text: string | undefined, options: FragmentOptions): RenderedProse | undefined;
  /** First sentence of a doc as plain text; empty when there is none. */
  summary(text: string | undefined): string;
  /** The first paragraph of a doc as plain text, as many whole sentences as are soon read; empty when there is none. */
  opening(text: string | undefined): string;
  source(span: Span): SourceView;
  /** Name of the GraphQL type that stands for the entity; undefined when there is none. */
  graphqlTypeOfEntity(entity: string): string | undefined;
  /** What is planned when somebody looks, and only if it may be something else than before: what pages show, most of all. */
  ask<More extends object, Planned>(
    question: Question,
    more: More,
    plan: (context: PlanContext, more: More, report: Report) => Planned,
  ): Answer<Planned>;
}

/** Something that readers come for, as somebody has written it down. */
export interface WantedTask {
  readonly label: string;
  readonly page: string;
  readonly text?: string | undefined;
}

/** What the configuration says of a site, as far as its pages show it. All but the title and where it is may be absent. */
export interface PlanOptions extends LinkOptions {
  /** What the configuration says of the frame around pages. */
  readonly theme?: ThemeOptions | undefined;
  /** The hosts for which files are made besides. */
  readonly hosts?: readonly HostName[] | undefined;
  /** Words of the site's own, with what else search takes them for. */
  readonly search?: { readonly synonyms?: Readonly<Record<string, readonly string[]>> | undefined } | undefined;
  /** What the first page leads to, by addresses below the base; absent where that follows from what the site has. */
  readonly tasks?: readonly WantedTask[] | undefined;
  readonly title: string;
  /** What the site is about, in a sentence. */
  readonly tagline?: string | undefined;
  /** The language of docs and guides, e.g. `pt-BR`; English where nobody says so. */
  readonly language?: string | undefined;
  /** The address at which it is published; absent where nobody knows it. */
  readonly url?: string | undefined;
  /** The addresses that the site is known at, each with a slash behind it; links of docs to them lead to its own pages. */
  readonly publishedAt?: readonly string[] | undefined;
  /** Which of the listed versions the site is made for. */
  readonly version?: string | undefined;
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
  /** Draws the formulas of guides; absent when no text holds one. */
  readonly drawFormula?: DrawFormula | undefined;
  /** Whether nobody will see the pages, who only wants to know what is wrong. Nothing of such pages may be remembered. */
  readonly isUnseen?: boolean | undefined;
  /** What has changed since the edition before this one; absent where there is none. */
  readonly history?: EditionHistory | undefined;
  /** What has become of everything from release to release; absent where that isn't known. */
  readonly releases?: ModelHistory | undefined;
  /** What came in so many of the latest releases has a word about it beside its name. */
  readonly labelledReleases?: number | undefined;
  /** What adds sections and pages of its own. */
  readonly additions?: readonly LoadedPlugin[] | undefined;
  /** Remembers what pages show that is as it was. */
  readonly engine?: Engine | undefined;
}

/** What an edition of the site has changed since an earlier one. */
export interface EditionHistory {
  /** What readers call the earlier one. */
  readonly since: string;
  readonly comparison: Comparison;
  /** What all editions up to this one have changed. */
  readonly releases?: ModelHistory | undefined;
}

/** What tells answers apart that were given with what draws diagrams and formulas from those without; none for neither. */
export function nameDrawing({ drawDiagram, drawFormula }: PlanOptions): string | undefined {
  const drawn = [drawDiagram && "diagrams", drawFormula && "formulas"].filter((name) => name !== undefined);
  return drawn.length === 0 ? undefined : `with ${drawn.join(" and ")}`;
}
