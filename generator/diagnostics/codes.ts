import type { DiagnosticCode } from "./code.ts";
import { accessCodes } from "./codes/access.ts";
import { baselineCodes } from "./codes/baseline.ts";
import { checkCodes } from "./codes/check.ts";
import { compareCodes } from "./codes/compare.ts";
import { configCodes } from "./codes/config.ts";
import { coverageCodes } from "./codes/coverage.ts";
import { dataCodes } from "./codes/data.ts";
import { discoverCodes } from "./codes/discover.ts";
import { graphqlCodes } from "./codes/graphql.ts";
import { historyCodes } from "./codes/history.ts";
import { ingestionCodes } from "./codes/ingestion.ts";
import { javaCodes } from "./codes/java.ts";
import { avdlCodes } from "./codes/avdl.ts";
import { jsonCodes } from "./codes/json.ts";
import { linkCodes } from "./codes/link.ts";
import { metamodelCodes } from "./codes/metamodel.ts";
import { pdlCodes } from "./codes/pdl.ts";
import { planCodes } from "./codes/plan.ts";
import { pluginCodes } from "./codes/plugin.ts";
import { proseExampleCodes } from "./codes/prose-examples.ts";
import { proseLinkCodes, sidebarCodes } from "./codes/prose-links.ts";
import { proseCodes } from "./codes/prose.ts";
import { pythonCodes } from "./codes/python.ts";
import { redirectCodes } from "./codes/redirects.ts";
import { registryCodes } from "./codes/registry.ts";
import { releaseCodes } from "./codes/releases.ts";
import { restliCodes } from "./codes/restli.ts";
import { sdkCodes } from "./codes/sdk.ts";
import { serveCodes } from "./codes/serve.ts";
import { themeCodes } from "./codes/theme.ts";
import { usageCodes } from "./codes/usage.ts";
import { versionCodes } from "./codes/versions.ts";
import { writeCodes } from "./codes/write.ts";

/** What the gathered table tells of a code; its message needs the facts and stays with its area. */
export type CodeEntry = Pick<DiagnosticCode, "code" | "severity" | "explanation">;

/** The message table, gathered from the file that each area has under `codes/`. */
const areas: readonly Readonly<Record<string, CodeEntry>>[] = [
  usageCodes,
  configCodes,
  themeCodes,
  pluginCodes,
  discoverCodes,
  avdlCodes,
  jsonCodes,
  pdlCodes,
  registryCodes,
  proseExampleCodes,
  proseLinkCodes,
  sidebarCodes,
  graphqlCodes,
  ingestionCodes,
  accessCodes,
  sdkCodes,
  pythonCodes,
  javaCodes,
  restliCodes,
  dataCodes,
  releaseCodes,
  versionCodes,
  redirectCodes,
  linkCodes,
  metamodelCodes,
  checkCodes,
  coverageCodes,
  baselineCodes,
  compareCodes,
  historyCodes,
  planCodes,
  proseCodes,
  writeCodes,
  serveCodes,
];

/** All codes in order of their names. */
export function listCodes(): readonly CodeEntry[] {
  return areas.flatMap((area) => Object.values(area)).sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** What the table has of a code; undefined of one that there never was. */
export function findCode(code: string): CodeEntry | undefined {
  return listCodes().find((entry) => entry.code === code);
}

/** What codes begin with, of diagnostics and of changes. */
export function listAreas(): readonly string[] {
  const areas = listCodes().map(({ code }) => code.slice(0, code.indexOf("/")));
  return [...new Set([...areas, "breaking", "reindex", "risky", "safe", "docs"])];
}
