import { arrangeDiagnostics } from "../diagnostics/arrange.ts";
import type { Diagnostic, Setting } from "../diagnostics/diagnostic.ts";
import type { Config } from "./config.ts";
import type { ReadConfig } from "./read-config.ts";

/**
 * Gives what is wrong with values of the configuration their places in the config file. What an option says in place of the
 * file has none.
 */
export function placeSettings(
  diagnostics: readonly Diagnostic[],
  read: Pick<ReadConfig, "findSetting"> | undefined,
  options: Partial<Config>,
): readonly Diagnostic[] {
  const isOption = ({ key }: Setting): boolean => {
    const [top = ""] = key.split(/[.[]/);
    return Object.entries(options).some(([name, value]) => name === top && value !== undefined);
  };
  if (diagnostics.every(({ setting }) => setting === undefined)) return diagnostics;
  const placed = diagnostics.map(({ setting, ...diagnostic }) => {
    if (setting === undefined || diagnostic.span !== undefined || isOption(setting)) return diagnostic;
    return { ...diagnostic, span: read?.findSetting?.(setting) };
  });
  return arrangeDiagnostics(placed);
}
