import { createServer } from "node:http";
import { serveCodes } from "../diagnostics/codes/serve.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";
import { listOrigins, type Reach } from "./reach.ts";

/** How many ports are tried to find one that can be offered. */
const mostTried = 20;
/** Codes by which the system says that no such address is its own. */
const absentAddresses: ReadonlySet<string> = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL", "ENOTFOUND"]);

/** Where to listen; port 0 is any free one. */
interface Place extends Reach {
  readonly port: number;
}

/** The addresses of a server that listens now, as `listOrigins` has them; undefined when it can't listen. */
export async function listenOn(
  server: ReturnType<typeof createServer>,
  place: Place,
  report: Report,
): Promise<readonly string[] | undefined> {
  const { port } = place;
  try {
    await startListening(server, place);
  } catch (error) {
    const problem = describeListenError(error, place);
    const isTaken = problem.code === "serve/port-in-use";
    report.add(isTaken ? serveCodes.portInUse({ port, free: await findFreePort(place) }) : problem);
    return undefined;
  }
  const address = server.address();
  return listOrigins(place, typeof address === "object" && address !== null ? address.port : port);
}

function startListening(server: ReturnType<typeof createServer>, { host, port }: Place): Promise<void> {
  return new Promise((settle, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      settle();
    });
  });
}

/** Closes a server and what is open of it; settles when all is closed. */
export function stopListening(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((settle) => {
    server.close(() => settle());
    server.closeAllConnections();
  });
}

/** The nearest one after that of the place. */
async function findFreePort(place: Place): Promise<number | undefined> {
  const first = place.port + 1;
  for (let port = first; port < Math.min(first + mostTried, 65_536); port += 1) {
    const probe = createServer();
    try {
      await startListening(probe, { ...place, port });
      await new Promise((settle) => probe.close(settle));
      return port;
    } catch {
      // The next one may be free.
    }
  }
  return undefined;
}

/** The problem behind an error of `listen`. Any other error is ours to answer for and is thrown on. */
export function describeListenError(error: unknown, { host, port }: Pick<Place, "host" | "port">): Problem {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") return serveCodes.portInUse({ port });
  if (code === "EACCES") return serveCodes.notPermitted({ port });
  if (code !== undefined && absentAddresses.has(String(code))) return serveCodes.noSuchAddress({ host });
  throw error;
}
