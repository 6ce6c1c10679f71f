import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

export interface McpTalk {
  /** For what else is asked than tools. */
  readonly client: Client;
  readonly tools: readonly string[];
  /** What a tool says, and whether that is a reason why it can't. */
  ask(name: string, args?: Record<string, unknown>): Promise<{ readonly text: string; readonly isError: boolean }>;
  close(): Promise<void>;
}

/** Starts a tool as an agent does, and talks to it with the client of the protocol's own kit. */
export async function openMcp(launcher: string, args: readonly string[], cwd: string): Promise<McpTalk> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [launcher, "mcp", ...args], cwd, stderr: "inherit" }),
  );
  const { tools } = await client.listTools();
  return {
    client,
    tools: tools.map(({ name }) => name),
    async ask(name, asked = {}) {
      const { content, isError } = await client.callTool({ name, arguments: asked });
      const [first] = content as readonly { readonly text: string }[];
      return { text: first?.text ?? "", isError: isError === true };
    },
    close: () => client.close(),
  };
}
