import { type Command, InvalidArgumentError } from "commander";
import { isAddress, type Reach } from "../serve/reach.ts";

/** What the options that say who reaches a server were set to. */
export interface ReachOptions {
  readonly host: string | true;
  readonly allowedHost?: readonly string[] | undefined;
}

/** Adds the options that say who reaches a server. */
export function addReachOptions(command: Command): Command {
  return command
    .option(
      "--host [address]",
      "address to listen on; without one, all of this machine's, so that others reach it, as from outside of a container",
      parseHost,
      "127.0.0.1",
    )
    .option(
      "--allowed-host <name>",
      "name by which browsers reach the server besides, such as a proxy's; .example.org for all that end so (may be repeated)",
      collectName,
    );
}

/** Where to listen and by which names, as the options say; `--host` alone is every address of the machine. */
export function readReach({ host, allowedHost = [] }: ReachOptions): Reach {
  return { host: host === true ? "0.0.0.0" : host, names: allowedHost };
}

function parseHost(value: string): string {
  // A folder that stands behind it is no address, and a name could become another machine's.
  if (!isAddress(value) && value !== "localhost") throw new InvalidArgumentError("An IP address is expected.");
  return value;
}

function collectName(value: string, before: readonly string[] = []): readonly string[] {
  if (!/^\.?[\w-]+(?:\.[\w-]+)*$/.test(value)) {
    throw new InvalidArgumentError("A name such as docs.example.org is expected, without scheme and port.");
  }
  return [...before, value.toLowerCase()];
}
