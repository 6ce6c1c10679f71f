import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { ModelOptions } from "../api.ts";
import { readPackageVersion } from "../package-folder.ts";
import { addTools } from "./add-tools.ts";
import { openSubject } from "./open-subject.ts";

interface McpCall {
  /** Folders of a model, or a written site; without any, what the config file says. */
  readonly inputs: readonly string[];
  readonly config?: string | undefined;
}

/** Answers on stdin and stdout until the other side closes them. */
export async function serveMcp({ inputs, config }: McpCall): Promise<void> {
  const options: ModelOptions = { config, ...(inputs.length > 0 && { inputs }) };
  const subject = openSubject(options);
  const server = new McpServer({ name: "aspectdoc", version: readPackageVersion() });
  addTools(server, subject);
  const transport = new StdioServerTransport();
  const closed = new Promise<void>((settle) => {
    process.stdin.once("end", settle);
    process.once("SIGINT", settle);
    process.once("SIGTERM", settle);
  });
  try {
    await server.connect(transport);
    await closed;
    await server.close();
  } finally {
    subject.close();
  }
}
