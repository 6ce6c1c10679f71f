import { Writable } from "node:stream";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { readPackageVersion } from "../package-folder.ts";
import { hearSignals } from "../plugins/signals/hear-signals.ts";
import { addPrompts } from "./add-prompts.ts";
import { addResources } from "./add-resources.ts";
import { addTools, longestAnswer } from "./add-tools.ts";
import { passLines } from "./pass-lines.ts";
import { openSubject, type Subject, type SubjectOptions } from "./sites/open-subject.ts";

/** What agents are told of the tools as a whole. */
const instructions = ({
  model,
}: Subject): string => `Reference of a model and of what is written about it: entities, aspects, schemas, GraphQL, connectors, client library and guides, as far as there are any.
A name or a way from one (dataset, ownership.owners, Query.dataset, mysql/host_port) is looked up by thing, a question is answered by search.
What they give under "page" is read by page, with its #anchor as a section. example has calls and payloads to copy.
${model === undefined ? aboutChanges.site : aboutChanges.model}
The first answer about a model takes seconds, in which it is read.`;

/** Where it is told what has changed. */
const aboutChanges = {
  model: "What changed or broke somebody, since a revision or between two releases, is answered by diff.",
  site: "What changed between versions is on pages below changes/, where search finds any; a site of one version has none, and `aspectdoc diff OLD NEW` compares its folder or catalogue.json with another one's.",
};

interface ServeOptions extends SubjectOptions {
  /** Hears of what is wrong with what comes in; nothing but the protocol goes to stdout. */
  onProblem(problem: string): void;
  /** Writes to stdout, where the protocol alone goes. */
  out(text: string): void;
}

/** Answers on stdin and stdout until the other side closes them, and what it has asked by then. */
export async function serveMcp({ onProblem, out, ...options }: ServeOptions): Promise<void> {
  const subject = openSubject(options);
  const about = { instructions: instructions(subject) };
  const server = new McpServer({ name: "aspectdoc", version: readPackageVersion() }, about);
  const underWay = new Set<Promise<unknown>>();
  const track = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    underWay.add(answer);
    const leave = (): void => void underWay.delete(answer);
    // Whoever has it hears of what went wrong.
    answer.then(leave, leave);
    return answer;
  };
  addTools(server, subject, track);
  addResources(server, subject, { longest: longestAnswer, track });
  addPrompts(server, subject);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- It is no target of events.
  server.server.onerror = (error) => onProblem(sayProblem(error));
  const stopped = new Promise<"stopped">((settle) => {
    const unhear = hearSignals(() => {
      unhear();
      settle("stopped");
    });
  });
  const lines = passLines(onProblem);
  const ended = new Promise<"ended">((settle) => lines.once("end", () => settle("ended")));
  await server.connect(new StdioServerTransport(process.stdin.pipe(lines), toStream(out)));
  // Who writes all questions into a pipe has closed it before the first answer.
  if ((await Promise.race([stopped, ended])) === "ended") await Promise.race([stopped, settleAll(underWay)]);
  await server.close();
  // As long as it is read from, the process goes on.
  process.stdin.unpipe(lines).pause();
}

function toStream(out: (text: string) => void): Writable {
  return new Writable({
    write(chunk, _, done) {
      out(String(chunk));
      done();
    },
  });
}

function sayProblem({ name, message }: Error): string {
  // The shapes that it might have had say nothing to anyone.
  return name === "ZodError" ? "it is none of JSON-RPC 2.0, or several in one" : (message.split("\n")[0] ?? "");
}

/** Waits until nothing is under way and what came of it has been handed on. */
async function settleAll(underWay: ReadonlySet<Promise<unknown>>): Promise<void> {
  do {
    await Promise.allSettled(underWay);
    await new Promise((settle) => setImmediate(settle));
  } while (underWay.size > 0);
}
