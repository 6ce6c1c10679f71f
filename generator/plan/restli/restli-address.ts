import type { RestliResource } from "../../catalogue/restli.ts";

/** Where the resources of a specification are called. */
export interface RestliAddress {
  /** What comes before the path; absent where only who reads knows it. */
  readonly server?: string | undefined;
  /** What stands before the path of each resource: nothing, or e.g. `/gms`. */
  readonly prefix: string;
  /** Whether it is the platform's own metadata service, of which more is known than a specification says. */
  readonly isPlatform: boolean;
}

/** Where the platform keeps its specifications, in its checkout and in the bundled model. */
const platformFiles = /(?:^|\/)(?:metadata-service\/restli-api\/src\/main\/idl|schemas\/restli)\/[^/]+$/;

/**
 * The address of a resource: the one that is configured, or for the platform's own the one under which its front end
 * passes requests on.
 */
export function findRestliAddress({ span }: Pick<RestliResource, "span">, endpoint: string | undefined): RestliAddress {
  const isPlatform = platformFiles.test(span.file);
  const [, server, path = ""] = /^(https?:\/\/[^/]+)(\/.*)?$/.exec(endpoint ?? "") ?? [];
  if (server !== undefined) return { server, prefix: path.replace(/(?<!\/)\/+$/, ""), isPlatform };
  return isPlatform
    ? { server: "https://datahub.example.com/api", prefix: "/gms", isPlatform }
    : { prefix: "", isPlatform };
}
