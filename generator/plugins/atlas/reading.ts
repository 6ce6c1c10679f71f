import type { LocatedJson } from "../../parse/json/located-json.ts";
import type { PluginProblem } from "../plugin.ts";

/** What reading a file gathers, and what cuts its text. */
export interface Reading {
  readonly problems: PluginProblem[];
  /** The text of what stands at a place. */
  readonly cut: (value: LocatedJson) => string | undefined;
}
