import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Settings } from "../config/settings.ts";
import { themeCodes } from "../diagnostics/codes/theme.ts";
import type { Report } from "../diagnostics/report.ts";
import { isLfsPointer } from "../discover/files/is-lfs-pointer.ts";
import { readPictureSize } from "../discover/pages/read-picture-size.ts";
import type { SiteParts } from "../page-model/part-names.ts";
import type { LogoFile, ThemeOptions } from "../plan/context/plan-context.ts";
import { hashContent } from "../render/hash-content.ts";
import type { OutputFile } from "../write/output-file.ts";
import { readSheet } from "./read-sheet.ts";
import { printThemeCss } from "./theme-css.ts";
import { describeUnreadable } from "../diagnostics/describe-failure.ts";

/** The files that the configuration names for the look of the site, read. */
export interface Theme {
  readonly logo?: ThemeOptions["logo"];
  /** Behind the site's own style sheet. */
  readonly css: string;
  readonly files: readonly OutputFile[];
  readonly parts: SiteParts;
  /** Absent when no part is replaced. */
  readonly partsDigest?: string | undefined;
  /** Names all of it by its content. */
  readonly digest: string;
  /** By part, the module's file. */
  readonly partFiles: ReadonlyMap<string, string>;
}

/** Reads the theme; what is missing or can't be used has been reported and is left out. */
export async function readTheme(settings: Settings, report: Report): Promise<Theme> {
  const files: OutputFile[] = [];
  const readLogo = async (path: string): Promise<LogoFile | undefined> => {
    const bytes = await read(path, report);
    if (bytes === undefined) return undefined;
    const size = readPictureSize(bytes);
    if (size === undefined) {
      report.add(themeCodes.notAPicture({ path: basename(path), given: path, isElsewhere: isLfsPointer(bytes) }));
      return undefined;
    }
    const route = `assets/logo.${hashContent(bytes)}${extname(path).toLowerCase()}`;
    if (files.every((file) => file.path !== route)) files.push({ path: route, content: bytes });
    return { route, ...size };
  };
  const light = settings.logo && (await readLogo(settings.logo.light));
  const dark = settings.logo?.dark === undefined ? undefined : await readLogo(settings.logo.dark);
  const sheets = settings.styles.map((path) => readSheet(path, report));
  for (const file of sheets.flatMap((sheet) => sheet.files))
    if (files.every(({ path }) => path !== file.path)) files.push(file);
  const css = [printThemeCss(settings.colors), ...sheets.map((sheet) => sheet.css)].join("\n");
  const logo = light && { light, dark };
  const given = { logo, css: css.trim(), files, ...(await readParts(settings, report)) };
  return { ...given, digest: hashContent(JSON.stringify([logo, given.css, given.partsDigest])) };
}

async function readParts(
  { parts }: Settings,
  report: Report,
): Promise<Pick<Theme, "parts" | "partFiles" | "partsDigest">> {
  if (parts === undefined) return { parts: {}, partFiles: new Map() };
  // Vite is large, and most sites replace nothing.
  const { loadParts } = await import("./load-parts.ts");
  return loadParts(parts, report);
}

async function read(path: string, report: Report): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    const reason = describeUnreadable(error);
    report.add(themeCodes.unreadable({ key: "logo", path: basename(path), reason, given: path }));
    return undefined;
  }
}
