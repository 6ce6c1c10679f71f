import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Settings } from "../config/settings.ts";
import { themeCodes } from "../diagnostics/codes/theme.ts";
import type { Report } from "../diagnostics/report.ts";
import { readPictureSize } from "../discover/read-picture-size.ts";
import type { SiteParts } from "../page-model/part-names.ts";
import type { Logo, LogoPicture } from "../page-model/theme.ts";
import { hashContent } from "../render/hash-content.ts";
import type { OutputFile } from "../render/output-file.ts";
import { printThemeCss } from "./theme-css.ts";

/** The files that the configuration names for the look of the site, read. */
export interface Theme {
  readonly logo?: Logo | undefined;
  /** Behind the site's own style sheet. */
  readonly css: string;
  readonly files: readonly OutputFile[];
  readonly parts: SiteParts;
  /** By part, the module's file. */
  readonly partFiles: ReadonlyMap<string, string>;
}

/** Reads the theme; what is missing or can't be used has been reported and is left out. */
export async function readTheme(settings: Settings, report: Report): Promise<Theme> {
  const files: OutputFile[] = [];
  const readLogo = async (path: string): Promise<LogoPicture | undefined> => {
    const bytes = await read("logo", path, report);
    if (bytes === undefined) return undefined;
    const size = readPictureSize(bytes);
    if (size === undefined) {
      report.add(themeCodes.notAPicture({ path: basename(path) }));
      return undefined;
    }
    const route = `assets/logo.${hashContent(bytes)}${extname(path).toLowerCase()}`;
    if (files.every((file) => file.path !== route)) files.push({ path: route, content: bytes });
    return { href: settings.base + route, ...size };
  };
  const light = settings.logo && (await readLogo(settings.logo.light));
  const dark = settings.logo?.dark === undefined ? undefined : await readLogo(settings.logo.dark);
  const sheets = await Promise.all(settings.styles.map((path) => read("styles", path, report)));
  const css = [printThemeCss(settings.colors), ...sheets.flatMap((sheet) => sheet?.toString("utf8") ?? [])].join("\n");
  return { logo: light && { light, dark }, css: css.trim(), files, ...(await readParts(settings, report)) };
}

async function readParts({ parts }: Settings, report: Report): Promise<Pick<Theme, "parts" | "partFiles">> {
  if (parts === undefined) return { parts: {}, partFiles: new Map() };
  // Vite is large, and most sites replace nothing.
  const { loadParts } = await import("./load-parts.ts");
  return loadParts(parts, report);
}

async function read(key: string, path: string, report: Report): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    report.add(themeCodes.unreadable({ key, path: basename(path), reason }));
    return undefined;
  }
}
