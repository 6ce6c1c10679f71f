import { createServer } from "node:http";
import { serveCodes } from "../diagnostics/codes/serve.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";

/** How many ports are tried to find one that can be offered. */
const mostTried = 20;

/** The port that the server listens on; undefined when it can't. */
export async function listenOn(
  server: ReturnType<typeof createServer>,
  port: number,
  report: Report,
): Promise<number | undefined> {
  try {
    await startListening(server, port);
  } catch (error) {
    const problem = describeListenError(error, port);
    const isTaken = problem.code === "serve/port-in-use";
    report.add(isTaken ? serveCodes.portInUse({ port, free: await findFreePort(port + 1) }) : problem);
    return undefined;
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

function startListening(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((settle, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", fail);
      settle();
    });
  });
}

async function findFreePort(first: number): Promise<number | undefined> {
  for (let port = first; port < Math.min(first + mostTried, 65_536); port += 1) {
    const probe = createServer();
    try {
      await startListening(probe, port);
      await new Promise((settle) => probe.close(settle));
      return port;
    } catch {
      // The next one may be free.
    }
  }
  return undefined;
}

/** The problem behind an error of `listen`. Any other error is ours to answer for and is thrown on. */
export function describeListenError(error: unknown, port: number): Problem {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return serveCodes.portInUse({ port });
  if (code === "EACCES") return serveCodes.notPermitted({ port });
  throw error;
}
