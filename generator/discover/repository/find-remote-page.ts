/** How the addresses of a host are made. */
export type HostKind = "github" | "gitlab" | "bitbucket" | "bitbucketServer" | "gitea" | "azure";

/** A repository where a host shows it. */
export interface RemotePage {
  readonly kind: HostKind;
  /** Its page, without a final slash, and without anything that a remote's address may hold besides. */
  readonly address: string;
}

/** Hosts, the particular ones first; servers of one's own are told by what their names usually begin with. */
const hosts: readonly (readonly [pattern: RegExp, kind: HostKind])[] = [
  [/^dev\.azure\.com$|^[\w-]+\.visualstudio\.com$/, "azure"],
  [/^bitbucket\.org$/, "bitbucket"],
  [/^(?:codeberg\.org|(?:www\.)?gitea\.com)$|^(?:gitea|forgejo)\./, "gitea"],
  [/^(?:bitbucket|stash)\./, "bitbucketServer"],
  [/^gitlab\./, "gitlab"],
  [/^github\./, "github"],
];

/** Names under which hosts take connections by SSH besides their own. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["ssh.github.com", "github.com"],
  ["www.github.com", "github.com"],
  ["altssh.gitlab.com", "gitlab.com"],
  ["altssh.bitbucket.org", "bitbucket.org"],
  ["ssh.dev.azure.com", "dev.azure.com"],
  ["vs-ssh.visualstudio.com", "dev.azure.com"],
]);

/**
 * Where a browser finds the repository of a remote; undefined for a host that isn't known, by its name or else by what the
 * repository has for it. Only the host and the path of the address are used, so names and passwords in it go nowhere.
 */
export function findRemotePage(remote: string, findByMarks: () => HostKind | undefined): RemotePage | undefined {
  const place = readRemote(remote);
  if (place === undefined) return undefined;
  const host = aliases.get(place.host) ?? place.host;
  const kind = hosts.find(([pattern]) => pattern.test(host))?.[1] ?? findByMarks();
  const path = kind && toPagePath(kind, place.path, host);
  if (kind === undefined || path?.every(isPlain) !== true) return undefined;
  // The platform's older addresses lead to the newer ones.
  const shown = kind === "azure" ? "dev.azure.com" : host + place.port;
  return { kind, address: `${place.scheme}://${shown}/${path.join("/")}` };
}

function toPagePath(kind: HostKind, path: readonly string[], host: string): readonly string[] | undefined {
  if (kind === "azure") return toAzurePath(path, host);
  if (kind === "bitbucketServer") return toBitbucketPath(path);
  return path.length >= 2 ? path : undefined;
}

interface RemotePlace {
  /** In which pages are asked for: what nobody could ask for by the other one is asked for by this. */
  readonly scheme: "http" | "https";
  readonly host: string;
  /** With its colon; empty for the usual one. */
  readonly port: string;
  readonly path: readonly string[];
}

/** `scheme://user@host:port/path`, or `user@host:path` for SSH; a path on this machine is no place. */
function readRemote(remote: string): RemotePlace | undefined {
  const full = /^(https?|ssh|git|git\+ssh):\/\/(?:[^/]*@)?([\w.-]+)(:\d+)?\/([^?#]+)/i.exec(remote);
  const short = full === null ? /^(?:[^/]*@)?([\w.-]+\.[\w-]+):(?!\/\/)([^?#]+)$/.exec(remote) : null;
  const [scheme, host, port, path] =
    full === null ? ["ssh", short?.[1], "", short?.[2]] : [full[1], full[2], full[3], full[4]];
  if (host === undefined || path === undefined) return undefined;
  const parts = path.split("/").filter((part) => part !== "");
  const last = parts.pop()?.replace(/\.git$/, "") ?? "";
  const isWeb = scheme?.toLowerCase().startsWith("http") === true;
  const place = { host: host.toLowerCase(), port: isWeb ? (port ?? "") : "", path: [...parts, last] };
  const isBare = scheme?.toLowerCase() === "http" && place.port !== "";
  return { ...place, scheme: isBare ? "http" : "https" };
}

/** `organisation/project/_git/repository`, from what SSH calls `v3/organisation/project/repository` as well. */
function toAzurePath(path: readonly string[], host: string): readonly string[] | undefined {
  if (path[0] === "v3") {
    const [, organisation, project, repository, ...more] = path;
    if (organisation === undefined || project === undefined || repository === undefined || more.length > 0)
      return undefined;
    return [organisation, project, "_git", repository];
  }
  const organisation = /^([\w-]+)\.visualstudio\.com$/.exec(host)?.[1];
  const below = path.filter((part, index) => index > 0 || part !== "DefaultCollection");
  const whole = organisation === undefined ? below : [organisation, ...below];
  return whole.at(-2) === "_git" && whole.length >= 3 && whole.length <= 4 ? whole : undefined;
}

/** `projects/KEY/repos/repository`, or `users/NAME/repos/repository`, where addresses of the web say `scm/KEY/repository`. */
function toBitbucketPath(path: readonly string[]): readonly string[] | undefined {
  const at = path.indexOf("scm");
  const [owner, repository, ...more] = path.slice(at + 1);
  if (owner === undefined || repository === undefined || more.length > 0) return undefined;
  const place = owner.startsWith("~") ? ["users", owner.slice(1)] : ["projects", owner];
  return [...path.slice(0, Math.max(at, 0)), ...place, "repos", repository];
}

/** Whether a part of a path can stand in an address as it is, and doesn't climb. */
function isPlain(part: string): boolean {
  return /^(?!\.{1,2}$)(?:[\w.~+-]|%[\da-f]{2})+$/i.test(part);
}
