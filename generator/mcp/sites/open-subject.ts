import { check, type ModelOptions } from "../../api.ts";
import type { Asking } from "../asking.ts";
import { findWritten } from "./find-written.ts";
import { type Findings, openLiveSite } from "./open-live-site.ts";
import type { SearchSurvey } from "../survey-search.ts";
import { openWrittenSite, surveyWrittenSite } from "./open-written-site.ts";
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
  /** The model as it is on the disk; absent for a written site, and for a model that nobody changes. */
  readonly model?: SubjectModel | undefined;
  /** What the search can be narrowed to, where that is known before anything is asked: of a written site. */
  readonly survey?: SearchSurvey | undefined;
  /** The site as the model is now. Throws, with the reason in words, where there is none. */
  site(asking?: Asking): Promise<SiteFolder>;
}

/** A model that is checked and compared. */
export interface SubjectModel {
  /** How it is read. */
  readonly options: ModelOptions;
  /** What is wrong with it as it is now. */
  check(asking: Asking): Promise<Findings>;
}

/** The subject: the written site that is the only input, else the model of the inputs. */
export function openSubject({ inputs, config, isDemo }: SubjectOptions): Subject {
  const cwd = process.cwd();
  // Nobody changes it, so that there is nothing to check or to compare.
  if (isDemo === true) return { site: openLiveSite({ cwd, isDemo, overrides: {} }).site };
  const written = findWritten(inputs);
  if (written !== undefined) {
    const open = openWrittenSite(written);
    return { site: () => Promise.resolve(open()), survey: surveyWrittenSite(written) };
  }
  const given = inputs.length > 0 ? { inputs } : {};
  const live = openLiveSite({ cwd, config, overrides: given });
  const options = { config, ...given };
  return {
    site: live.site,
    model: { options, check: async (asking) => (await live.check(asking)) ?? checkCurrent(options, asking) },
  };
}

/** Of several editions, what is wrong with the one that is worked on. */
async function checkCurrent(options: ModelOptions, { signal, hear }: Asking): Promise<Findings> {
  const { passed, numbers, diagnostics } = await check({ ...options, signal, onProgress: (stage) => hear(stage) });
  return { passed, coverage: numbers?.coverage.percent, diagnostics };
}
