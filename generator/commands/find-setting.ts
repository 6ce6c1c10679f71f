import { dirname, relative, sep } from "node:path";
import type { Config } from "../config/config.ts";
import { readPackageVersion } from "../package-folder.ts";
import { findLock, npm, type PackageManager } from "./find-lock.ts";

/** Where a pipeline is to run, and what of it is settled elsewhere. */
export interface PipelineFacts {
  /** The folder that the commands run in. */
  readonly folder: string;
  /** The one at the top of its repository. */
  readonly top: string;
  /** The branch whose site is published. */
  readonly branch: string;
  readonly config: Partial<Config>;
  /** The baseline file, where the config file doesn't name it. */
  readonly baseline?: string | undefined;
  /** Whether what is read may stand in submodules, which a checkout leaves empty unless it is told otherwise. */
  readonly hasSubmodules: boolean;
}

/** What any pipeline has to know of the folder that it runs in. */
export interface PipelineSetting {
  /** From the top of the repository; empty where it is that. */
  readonly folder: string;
  /** The same as a name in which nothing has to be escaped; empty, too. */
  readonly name: string;
  readonly manager: PackageManager;
  /** From the top of the repository; undefined where nothing is installed by one. */
  readonly lock: string | undefined;
  /** The folder of the lock file, from the top; empty where it is that. */
  readonly lockFolder: string;
  readonly install: readonly string[];
  /** Our version, for those who install it without a lock file. */
  readonly version: string;
  /** How our program is called. */
  readonly call: string;
  /** Whether the config file says under which address the site will be. */
  readonly hasBase: boolean;
  /** The option that names the baseline file, with a blank behind it; empty where the config file names it. */
  readonly baseline: string;
}

/** Finds what has to be installed where, and by what it is called. */
export function findSetting({ folder, top, config, baseline }: PipelineFacts): PipelineSetting {
  const below = relative(top, folder).replaceAll(sep, "/");
  const found = findLock(folder, top);
  const manager = found?.manager ?? npm;
  const lock = found?.path;
  return {
    folder: below,
    name: below.replace(/[^\w./-]+/g, "-").replaceAll("--", "-"),
    manager,
    lock,
    lockFolder: lock === undefined || !lock.includes("/") ? "" : dirname(lock),
    install: manager.install,
    version: readPackageVersion(),
    call: `${manager.call} aspectdoc`,
    hasBase: config.base !== undefined || config.url !== undefined,
    baseline: baseline === undefined ? "" : `--baseline ${baseline} `,
  };
}
