import { hostname, networkInterfaces } from "node:os";

/** Who reaches a server: where it listens, and what it is called besides. */
export interface Reach {
  /** An address of this machine, or `0.0.0.0` or `::` for all of them. */
  readonly host: string;
  /** Names, in small letters, by which others reach it; one that begins with a dot stands for all that end so. */
  readonly names: readonly string[];
}

/** This machine and no other. */
export const thisMachine: Reach = { host: "127.0.0.1", names: [] };

/** More are those of virtual networks, and would bury what is wanted. */
const mostShown = 4;

/**
 * Whether a request calls the server as it is called. A page of elsewhere can have its own name lead here, and would then be
 * given what only those may read who reach this machine by themselves; no page can do so with an address in numbers.
 */
export function isKnownHost(header: string | undefined, { host, names }: Reach): boolean {
  const name = readName(header);
  if (name === undefined) return false;
  if (["127.0.0.1", "localhost", "::1"].includes(name)) return true;
  if (names.some((known) => (known.startsWith(".") ? name.endsWith(known) : name === known))) return true;
  if (isLoopback(host)) return false;
  const own = hostname().toLowerCase();
  return isAddress(name) || [own, `${own}.local`].includes(name);
}

/** What is told who calls the server by another name. */
export function describeForeignHost(header: string | undefined): string {
  const name = readName(header);
  const way = name === undefined ? "" : `If it is yours, start the server with --allowed-host ${name}\n`;
  return `This server doesn't answer to that name.\n${way}`;
}

/** The addresses to open in a browser, that of this machine first; those after it are for other machines. */
export function listOrigins({ host }: Reach, port: number): readonly string[] {
  const toOrigin = (address: string): string => `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
  if (host !== "0.0.0.0" && host !== "::") return [toOrigin(host)];
  const others = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address),
  );
  return ["127.0.0.1", ...others.slice(0, mostShown)].map(toOrigin);
}

/** Whether it is an address in numbers. */
export function isAddress(text: string): boolean {
  if (/^[\da-f:.]*:[\da-f:.]*$/i.test(text)) return URL.canParse(`http://[${text}]`);
  return /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) && URL.canParse(`http://${text}`);
}

/** Whether nobody but this machine reaches what listens there. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** The name or address in a `Host` header, without its port and brackets; undefined for what is neither. */
function readName(header = ""): string | undefined {
  const [, inBrackets, plain] = /^(?:\[([\da-f:.]{2,45})\]|([\w.-]{1,253}))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (inBrackets ?? plain)?.toLowerCase();
}
