import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { check, diff, type LocatedDiagnostic } from "../api.ts";
import { searchFacets } from "../page-model/search-kinds.ts";
import { printJson } from "../print/print-json.ts";
import { findPages } from "./find-pages.ts";
import { findThings } from "./find-things.ts";
import type { Subject } from "./open-subject.ts";
import { listCode, readPage } from "./read-page.ts";
import { searchSite, type Found } from "./search-site.ts";

/** No answer is longer, in characters; what is cut off says so. */
const longestAnswer = 20_000;

const facts = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const line = z.string().min(1).max(500);

/** Adds what agents may ask. Every tool only reads; a question that can't be answered gets its reason in words. */
export function addTools(server: McpServer, subject: Subject): void {
  addPageTools(server, subject);
  addModelTools(server, subject);
}

function addPageTools(server: McpServer, subject: Subject): void {
  server.registerTool(
    "search",
    {
      title: "Search the model's documentation",
      description:
        "Finds entities, aspects, fields, types, GraphQL operations, ingestion options, privileges and guides by name or by a question. Gives pages for the tool page.",
      inputSchema: { query: line, facet: z.enum(searchFacets).optional(), limit: z.int().min(1).max(50).optional() },
      annotations: facts,
    },
    ({ query, facet, limit = 10 }) =>
      answer(async () => {
        const { found, nearest } = await searchSite(await subject.site(), query, { facet, limit });
        if (found.length > 0) return printJson(found);
        return `nothing found${nearest.length === 0 ? "" : `; near it are ${nearest.join(", ")}`}`;
      }),
  );
  server.registerTool(
    "page",
    {
      title: "Read a page as Markdown",
      description:
        "The Markdown of a page by its route or address, as search gives it. A long page comes in parts; offset begins the next one.",
      inputSchema: { page: line, offset: z.int().min(0).optional() },
      annotations: facts,
    },
    ({ page, offset = 0 }) =>
      answer(async () => {
        const text = readPage(await subject.site(), page);
        if (text === undefined) throw new Error(`there is no page ${page}; search finds pages`);
        return { text: text.slice(offset), from: offset };
      }),
  );
  server.registerTool(
    "example",
    {
      title: "Show how something is called",
      description:
        "Example calls and payloads from the pages about a name: a GraphQL operation, a Rest.li resource, an ingestion source, an aspect.",
      inputSchema: { name: line },
      annotations: facts,
    },
    ({ name }) =>
      answer(async () => {
        const site = await subject.site();
        const asked = name.replace(/^(?:Query|Mutation|Subscription)\./, "");
        const { found } = await searchSite(site, asked, { limit: 10 });
        for (const { page } of preferReference(found, asked)) {
          const blocks = listCode(readPage(site, page) ?? "", name);
          if (blocks.length > 0) return printJson({ page, examples: blocks.slice(0, 8) });
        }
        throw new Error(`there is no example of ${name}`);
      }),
  );
}

/** What is called just as was asked comes before guides of that title, which tell of more. */
function preferReference(found: readonly Found[], asked: string): readonly Found[] {
  const isMeant = ({ kind, name }: Found): boolean => name === asked && kind !== "guide" && kind !== "heading";
  return [...found.filter(isMeant), ...found.filter((each) => !isMeant(each))];
}

function addModelTools(server: McpServer, subject: Subject): void {
  server.registerTool(
    "thing",
    {
      title: "Look up a thing of the model",
      description:
        "What a coordinate names, as the model declares it, and what uses it: dataset, ownership.owners, com.linkedin.common.Owner, Query.dataset, Dataset.urn. Of what only has a page, that page: GET /ships, or what its address ends in.",
      inputSchema: { coordinate: line },
      annotations: facts,
    },
    ({ coordinate }) =>
      answer(async () => {
        const site = await subject.site();
        const things = findThings(site.catalogue, coordinate);
        if (things.length === 0) {
          // What plug-ins read has pages, whatever they are about.
          const pages = await findPages(site, coordinate);
          if (pages.length === 0) throw new Error(`the model has no ${coordinate}; search finds names`);
          return printJson(pages);
        }
        // Uses first: of a long declaration it is the end that can be spared.
        return printJson(things.map(({ kind, name, uses, declaration }) => ({ kind, name, uses, declaration })));
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
    () =>
      answer(async () => {
        const { passed, diagnostics, numbers } = await check(model);
        return printJson({ passed, coverage: numbers?.coverage.percent, diagnostics: describe(diagnostics) });
      }),
  );
  server.registerTool(
    "diff",
    {
      title: "Compare the working tree with a revision",
      description:
        "What has changed in the model since a branch, tag or commit: each change with its verdict, whom it hits, and the way out. Compares with where this branch left the other one, or with its tip.",
      inputSchema: {
        // What Git calls things; never a path of the disk.
        revision: z.string().regex(/^[\w][\w./~^@{}-]{0,199}$/),
        tip: z.boolean().optional(),
      },
      annotations: facts,
    },
    ({ revision, tip = false }) =>
      answer(async () => {
        const { comparison, passed, diagnostics } = await diff(`git:${tip ? "=" : ""}${revision}`, undefined, model);
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
        return printJson({ passed, before: comparison?.before, changes, diagnostics: describe(diagnostics) });
      }),
  );
}

interface Said {
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly isError?: true;
  readonly [key: string]: unknown;
}

/** What was asked for, in bounds; a reason where there is no answer. */
async function answer(work: () => Promise<string | { readonly text: string; readonly from: number }>): Promise<Said> {
  try {
    const made = await work();
    const { text, from } = typeof made === "string" ? { text: made, from: undefined } : made;
    return say(text.length <= longestAnswer ? text : cut(text, from));
  } catch (error) {
    return { ...say(error instanceof Error ? error.message : String(error)), isError: true };
  }
}

function say(text: string): Said {
  return { content: [{ type: "text", text }] };
}

function cut(text: string, from: number | undefined): string {
  const rest = text.length - longestAnswer;
  const note = from === undefined ? "ask for less" : `go on with offset ${from + longestAnswer}`;
  return `${text.slice(0, longestAnswer)}\n\n… ${rest} more characters: ${note}`;
}

/** What has to be mended first, in few words. */
function describe(diagnostics: readonly LocatedDiagnostic[]): readonly object[] {
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
