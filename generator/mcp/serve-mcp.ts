import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { readPackageVersion } from "../package-folder.ts";
import { hearSignals } from "../plugins/hear-signals.ts";
import { addTools } from "./add-tools.ts";
import { openSubject, type SubjectOptions } from "./open-subject.ts";

/** Answers on stdin and stdout until the other side closes them. */
export async function serveMcp(options: SubjectOptions): Promise<void> {
  const server = new McpServer({ name: "aspectdoc", version: readPackageVersion() });
  addTools(server, openSubject(options));
  const transport = new StdioServerTransport();
  const closed = new Promise<void>((settle) => {
    process.stdin.once("end", settle);
    const unhear = hearSignals(() => {
      unhear();
      settle();
    });
  });
  await server.connect(transport);
  await closed;
  await server.close();
}
