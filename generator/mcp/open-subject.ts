import type { ModelOptions } from "../api.ts";
import { readMarker } from "../write/marker.ts";
import { openLiveSite } from "./open-live-site.ts";
import { openWrittenSite } from "./open-written-site.ts";
import type { SiteFolder } from "./site-folder.ts";

/** Where answers come from: folders of a model, or a written site; without any, what the config file says. */
export interface SubjectOptions {
  readonly inputs: readonly string[];
  readonly config?: string | undefined;
  /** Whether the bundled model is asked, whatever a config file says. */
  readonly isDemo?: boolean | undefined;
}

/** What questions are asked about: a model, or a site that has been written. */
export interface Subject {
  /** How the model is read; absent for a written site. */
  readonly model?: ModelOptions | undefined;
  /** The site as the model is now. Throws, with the reason in words, where there is none. */
  site(): Promise<SiteFolder>;
}

/** The subject: the written site that is the only input, else the model of the inputs. */
export function openSubject({ inputs, config, isDemo }: SubjectOptions): Subject {
  const cwd = process.cwd();
  // Nobody changes it, so that there is nothing to check or to compare.
  if (isDemo === true) return { site: openLiveSite({ cwd, isDemo, overrides: {} }) };
  const [first] = inputs;
  if (first !== undefined && inputs.length === 1 && readMarker(first) !== undefined) {
    const open = openWrittenSite(first);
    return { site: () => Promise.resolve(open()) };
  }
  const given = inputs.length > 0 ? { inputs } : {};
  return { model: { config, ...given }, site: openLiveSite({ cwd, config, overrides: given }) };
}
