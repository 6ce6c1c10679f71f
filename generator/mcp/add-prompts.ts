import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { completable } from "@modelcontextprotocol/sdk/server/completable.js";
import type { GetPromptResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { completePage } from "./pages/complete-page.ts";
import { revisionPattern } from "./revision-pattern.ts";
import type { Subject } from "./sites/open-subject.ts";

/** Adds what people may pick in a client instead of writing it: tasks in words, which agents solve with the tools. */
export function addPrompts(server: McpServer, subject: Subject): void {
  const complete = async (written: string): Promise<string[]> => {
    const found = await completePage(subject, written);
    return [...new Set(found.filter(({ page }) => !page.includes("#")).map(({ name }) => name))];
  };
  server.registerPrompt(
    "explain",
    {
      title: "Explain a thing of the model",
      description: "What it is for, what it hangs together with, and how it is called.",
      argsSchema: { name: completable(z.string().min(1).max(500), complete) },
    },
    ({ name }) =>
      say(`Explain ${name} of this model to somebody who is new to it.
Look it up with thing, and read its page with page. Say in a few sentences what it is for, what carries or uses it, and what
it refers to; then show one call or payload from example. Say nothing that these don't say, and name the pages.`),
  );
  if (subject.model === undefined) return;
  server.registerPrompt(
    "review",
    {
      title: "Review what the working tree changes",
      description: "Compares the model with a branch, tag or commit (main unless given), and says whom it breaks.",
      argsSchema: { revision: z.string().regex(revisionPattern).optional() },
    },
    ({ revision = "main" }) =>
      say(`Review what the working tree changes in this model.
Call diff with the revision ${revision}, then check. Begin with the changes that break somebody: whom, and which way out diff
gives. Then tell what check finds in what has changed, each with its place. Propose edits, and make none before you are asked.`),
  );
  server.registerPrompt(
    "mend",
    { title: "Mend what is wrong with the model", description: "Goes through what a check finds, with its ways out." },
    () =>
      say(`Mend what is wrong with this model.
Call check, and take its errors before its warnings. Look at each place, mend it as its help says, and look up with thing
what you are not sure of. Then call check again, until nothing is left but what somebody has to decide; list that.`),
  );
}

function say(text: string): GetPromptResult {
  return { messages: [{ role: "user", content: { type: "text", text } }] };
}
