import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { diff } from "../api.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { printJson } from "../print/print-json.ts";
import { type Asking, toAsking } from "./asking.ts";
import { cutPage } from "./pages/cut-page.ts";
import { describeThings } from "./things/describe-things.ts";
import { findPages, type NamedPage } from "./pages/find-pages.ts";
import type { SiteFolder } from "./sites/site-folder.ts";
import type { Subject } from "./sites/open-subject.ts";
import { printWithin } from "./print-within.ts";
import { revisionPattern } from "./revision-pattern.ts";
import { findExamples, type FoundExamples } from "./pages/find-examples.ts";
import { isWithin } from "./pages/is-within.ts";
import { type CodeBlock, readPage } from "./pages/read-page.ts";
import { suggestPages } from "./pages/suggest-pages.ts";
import { suggestThings } from "./things/suggest-things.ts";
import { describeSearch, toFacet, toSearchShape } from "./describe-search.ts";
import { searchSite } from "./pages/search-site.ts";
import { surveySearch } from "./survey-search.ts";

/** No answer is longer, in characters. */
const mostSaid = 20_000;
/** What is told of a thing or a page; there is a line more on where to go on. */
export const longestAnswer = 18_000;

const facts = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const line = z.string().min(1).max(500);

/** Adds what agents may ask. Every tool only reads; a question that can't be answered gets its reason in words. */
export function addTools(server: McpServer, subject: Subject, track: Track): void {
  const answer: AnswerBy = (extra, work) => track(answerBy(extra, work));
  addSearchTool(server, subject, answer);
  addPageTools(server, subject, answer);
  addModelTools(server, subject, answer);
}

/** Hears of each answer that is under way, and gives it back. */
export type Track = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

type AnswerBy = typeof answerBy;

/** Of a model nobody knows what it documents before it has been read, which the first question has done; then agents are told anew. */
function addSearchTool(server: McpServer, subject: Subject, answer: AnswerBy): void {
  let known = subject.survey;
  let looked: SiteFolder | undefined;
  const tellAnew = (site: SiteFolder): void => {
    if (site === looked) return;
    looked = site;
    const survey = surveySearch(site.read);
    if (JSON.stringify(survey) === JSON.stringify(known)) return;
    known = survey;
    tool.update({ description: describeSearch(known), paramsSchema: toSearchShape(known) });
  };
  const tool = server.registerTool(
    "search",
    {
      title: "Search the documentation",
      description: describeSearch(known),
      inputSchema: toSearchShape(known),
      annotations: facts,
    },
    ({ query, facet, language, limit = 10 }, extra) =>
      answer(extra, async (asking) => {
        const site = await subject.site(asking);
        tellAnew(site);
        const wanted = { facet: toFacet(facet, known), language, limit };
        const { found, nearest, facets } = await searchSite(site, query, wanted);
        if (found.length > 0) return printWithin(found, longestAnswer);
        if (facet !== undefined && facets.length > 0)
          return `nothing found of the facet ${facet}; there is something of ${facets.join(", ")}`;
        return `nothing found; ${sayNear(nearest)}page llms.txt lists what there is`;
      }),
  );
}

function addPageTools(server: McpServer, subject: Subject, answer: AnswerBy): void {
  server.registerTool(
    "page",
    {
      title: "Read a page as Markdown",
      description:
        "The Markdown of a page by its route or address, as search gives it; of an address with #anchor, that section. A long page comes in parts; offset begins the next one. llms.txt lists pages by subject.",
      inputSchema: { page: line, offset: z.int().min(0).optional() },
      annotations: facts,
    },
    ({ page, offset = 0 }, extra) =>
      answer(extra, async (asking) => {
        const site = await subject.site(asking);
        const text = readPage(site, page);
        if (text === undefined) {
          const file = /(?:^|\/)(llms-full\.txt|[\w.-]+\.(?:json|xml))$/.exec(page)?.[1];
          if (file !== undefined)
            throw new Error(`${file} is no page; llms.txt lists pages, and thing gives declarations`);
          throw new Error(`there is no page ${page}; ${sayNear(await suggestPages(site, page))}search finds pages`);
        }
        return cutPage(text, { address: page, offset, longest: longestAnswer });
      }),
  );
  server.registerTool(
    "example",
    {
      title: "Show how something is called",
      description:
        "Example calls and payloads from the pages about a name: a GraphQL or HTTP operation, a schema, a Rest.li resource, an ingestion source, an aspect; code from a guide.",
      inputSchema: { name: line },
      annotations: facts,
    },
    ({ name }, extra) =>
      answer(extra, async (asking) => {
        const site = await subject.site(asking);
        const { examples, pages } = await findExamples(site, name);
        if (examples !== undefined) return printExamples(examples);
        if (pages.length > 0) {
          throw new Error(
            `there is no example of ${name}; page gives ${pages.slice(0, 3).join(", ")}, which tell of it`,
          );
        }
        const near = suggestThings(site.catalogue, name);
        const { found } = near.length > 0 ? { found: [] } : await searchSite(site, name, { limit: 3 });
        const told = found.map(({ page }) => page);
        const text = told.length === 0 ? "" : `texts like it are on ${told.join(", ")}; `;
        throw new Error(`nothing is called ${name}; ${sayNear(near)}${text}search finds names`);
      }),
  );
}

/** What of an answer is the text of pages, which as JSON is longer. */
const shareOfTexts = 0.7;

/** Pages with as much of their text as there is room for, and where each goes on. */
function cutTexts(pages: readonly NamedPage[]): readonly NamedPage[] {
  const longest = Math.floor((longestAnswer * shareOfTexts) / pages.length);
  return pages.map((each) => ({ ...each, text: cutPage(each.text, { address: "", offset: 0, longest }) }));
}

const mostExamples = 8;

/** The first examples, as many as there is room for; code that is cut off would be worth nothing. */
function printExamples({ page, isNamed, blocks }: FoundExamples): string {
  const print = (examples: readonly CodeBlock[]): string =>
    printJson(isNamed ? { page, examples } : { note: noName, page, examples }, 1);
  const kept: CodeBlock[] = [];
  for (const block of blocks) {
    if (kept.length === mostExamples) break;
    if (!isWithin(block, kept) && print([...kept, block]).length <= longestAnswer) kept.push(block);
  }
  if (kept.length === 0) throw new Error(`the examples on ${page} are too long; page gives them in parts`);
  return print(kept);
}

const noName = "nothing is called so; this page says most of it";

function addModelTools(server: McpServer, subject: Subject, answer: AnswerBy): void {
  server.registerTool(
    "thing",
    {
      title: "Look up a thing of the model",
      description:
        "What a coordinate names, as the model declares it, what uses it and its page. Coordinates are names and ways from them: dataset, dataset/ownership, ownership.owners.type, com.linkedin.common.Owner, OwnedBy, Query.dataset, Dataset.urn, mysql/host_port, a class of the Python library, a command. Of what only has a page or a part of one, that: GET /ships, Cargo.weight, or what its address ends in.",
      inputSchema: { coordinate: line },
      annotations: facts,
    },
    ({ coordinate }, extra) =>
      answer(extra, async (asking) => {
        const site = await subject.site(asking);
        const things = describeThings(site, coordinate);
        if (things.length > 0) return printWithin(things, longestAnswer);
        // What plug-ins read has pages, whatever they are about.
        const pages = await findPages(site, coordinate);
        if (pages.length === 0) {
          const near = suggestThings(site.catalogue, coordinate);
          throw new Error(`the model has no ${coordinate}; ${sayNear(near)}search finds names`);
        }
        return printWithin(cutTexts(pages), longestAnswer);
      }),
  );
  const { model } = subject;
  if (model === undefined) return;
  server.registerTool(
    "check",
    {
      title: "Check the working tree",
      description: "Finds what is wrong with the model as it is on the disk now: code, place, message and the way out.",
      inputSchema: {},
      annotations: facts,
    },
    (_, extra) =>
      answer(extra, async (asking) => {
        const { passed, coverage, diagnostics } = await model.check(asking);
        return printWithin({ passed, coverage, diagnostics: describe(diagnostics) }, longestAnswer);
      }),
  );
  server.registerTool(
    "diff",
    {
      title: "Compare the working tree, or a revision, with an earlier one",
      description:
        "What has changed in the model since a branch, tag or commit: each change with its verdict, whom it hits, and the way out. Compares with where this branch left the other one, or with its tip. With to, compares two revisions instead of the working tree: what broke between two releases.",
      inputSchema: {
        revision: z.string().regex(revisionPattern),
        tip: z.boolean().optional(),
        to: z.string().regex(revisionPattern).optional(),
      },
      annotations: facts,
    },
    ({ revision, tip = false, to }, extra) =>
      answer(extra, async ({ signal, hear }) => {
        const { comparison, passed, diagnostics } = await diff(...toSides(revision, { tip, to }), {
          ...model.options,
          signal,
          onProgress: (stage) => hear(stage),
        });
        const changes = comparison?.changes
          .filter(({ verdict }) => verdict !== "docs")
          .map(({ code, verdict, coordinate, message, help, gate }) => ({
            code,
            verdict,
            coordinate,
            message,
            help,
            gate,
          }));
        return printWithin(
          { passed, before: comparison?.before, after: comparison?.after, changes, diagnostics: describe(diagnostics) },
          longestAnswer,
        );
      }),
  );
}

/** What is compared. Of two releases, what matters is what they are, and not where they have parted. */
function toSides(
  revision: string,
  { tip, to }: { readonly tip: boolean; readonly to: string | undefined },
): readonly [before: string, after: string | undefined] {
  return [`git:${tip || to !== undefined ? "=" : ""}${revision}`, to && `git:=${to}`];
}

function sayNear(names: readonly string[]): string {
  return names.length === 0 ? "" : `near it ${names.length === 1 ? "is" : "are"} ${names.join(", ")}; `;
}

interface Said {
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly isError?: true;
  readonly [key: string]: unknown;
}

/** What was asked for; a reason where there is no answer. */
async function answerBy(
  extra: Parameters<typeof toAsking>[0],
  work: (asking: Asking) => Promise<string>,
): Promise<Said> {
  try {
    return say(await work(toAsking(extra)));
  } catch (error) {
    return { ...say(error instanceof Error ? error.message : String(error)), isError: true };
  }
}

function say(text: string): Said {
  return { content: [{ type: "text", text: text.slice(0, mostSaid) }] };
}

/** What has to be mended first, in few words. */
function describe(diagnostics: readonly Diagnostic[]): readonly object[] {
  const rank = { error: 0, warning: 1, info: 2 };
  return diagnostics
    .filter(({ severity }) => severity !== "info")
    .toSorted((one, other) => rank[one.severity] - rank[other.severity])
    .slice(0, 50)
    .map(({ code, severity, message, help, span }) => ({
      code,
      severity,
      message,
      help,
      place: span && `${span.file}:${span.startLine}:${span.startColumn}`,
    }));
}
