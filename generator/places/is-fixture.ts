import { isTestSource } from "./is-test-source.ts";

/** A folder that is called `test` alone may as well be a namespace, such as `com/acme/test`. */
const fixtures = /(?:^|\/)(?:tests?\/(?:data|fixtures?|inputs?|resources|schemas?)|_*fixtures_*)\//;

/** Where builds of Java keep what isn't for tests: folders below are namespaces, whatever they are called. */
const mainSources = /(?:^|\/)src\/main\//;

/** Whether a path below an input is one of schemas that tests read, which may be wrong on purpose. */
export function isFixture(path: string): boolean {
  const [around = ""] = path.split(mainSources);
  return isTestSource(path) || fixtures.test(around === path ? path : `${around}/`);
}
