import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { startOfFile } from "../../places/start-of-file.ts";

/** Tells what of a project with a site of its own becomes no page. */
export function reportProject(
  { layout: { project }, prefix }: Pick<Input, "layout" | "prefix">,
  { content, include }: DiscoverOptions,
  report: Report,
): void {
  if (project === undefined || content !== undefined || include !== undefined) return;
  const { file, failure, docs, docsPath, leftOut } = project;
  const start = startOfFile(prefix + file);
  if (failure !== undefined) report.add(discoverCodes.unreadProject({ reason: failure }), start);
  if (docs === undefined) report.add(discoverCodes.outsideContent({ path: docsPath }), start);
  if (leftOut.length > 0) report.add(discoverCodes.leftOut({ folders: leftOut }), start);
}
