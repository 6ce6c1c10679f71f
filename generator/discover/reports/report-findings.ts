import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { isUsageError } from "../../diagnostics/is-usage-error.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import { findLostPackages } from "../model/find-lost-packages.ts";
import { findLostRegistries } from "../model/find-lost-registries.ts";
import type { Findings } from "../search-inputs.ts";
import { reportCopies } from "./report-copies.ts";
import { reportCustomModels } from "./report-custom-models.ts";
import { reportEmpty } from "./report-empty.ts";
import { reportIdlePlugins } from "./report-idle-plugins.ts";
import { reportIdleExcludes } from "./report-idle-excludes.ts";
import { reportLinks } from "./report-links.ts";
import { reportMissing } from "./report-missing.ts";
import { reportProject } from "./report-project.ts";
import { reportPutAside } from "./report-put-aside.ts";
import { reportRefused } from "./report-refused.ts";
import { reportUnreadRegistries } from "./report-unread-registries.ts";
import { reportTestsAlone } from "./report-tests-alone.ts";
import { reportTestSources } from "./report-test-sources.ts";
import { reportUnread } from "./report-unread.ts";
import { reportUnreadFiles } from "./report-unread-files.ts";
import { reportVersionFiles } from "./report-version-files.ts";
import { reportVersionFolders } from "./report-version-folders.ts";

/** Tells what of the inputs isn't read, although somebody might expect it to be. */
export function reportFindings(
  findings: Findings,
  plugins: readonly LoadedPlugin[],
  options: Parameters<typeof reportUnread>[1],
  report: Report,
): void {
  const inputs = findings.inputs.map(({ input }) => input);
  for (const found of findings.inputs) reportUnread(found, options, report);
  for (const found of findings.inputs) reportUnreadFiles(found, options, report);
  for (const input of inputs) reportProject({ ...input, folder: "" }, options, report);
  for (const { input: top, members } of findings.inputs) {
    for (const { input } of members) {
      const { layout, prefix } = input;
      const folder = prefix.slice(top.prefix.length, -1);
      reportProject({ layout, prefix, folder }, { ...options, content: undefined }, report);
    }
  }
  for (const found of findings.inputs) {
    reportVersionFolders(found, options, report);
    reportVersionFiles(found, options, report);
  }
  for (const input of inputs) reportCopies(input, options, report);
  reportPutAside(inputs, report);
  reportLinks(findings, options, report);
  reportTestSources(findings, report);
  reportTestsAlone(findings, report);
  for (const path of findLostRegistries(inputs, options)) report.add(discoverCodes.lostRegistry({ path }));
  for (const path of findLostPackages(inputs, options)) report.add(discoverCodes.lostPackage({ path }));
  for (const found of findings.inputs) reportUnreadRegistries(found, options, report);
  reportCustomModels(inputs, options, report);
  reportRefused(inputs, options, report);
  reportMissing(options, findings, report);
  reportIdleExcludes(options, findings, report);
  reportIdlePlugins(plugins, findings, report);
  // What has been said about how the folders were given is why nothing was found in them.
  if (!report.diagnostics.some(isUsageError)) reportEmpty(findings, plugins, options, report);
}
