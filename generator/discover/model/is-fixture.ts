import { isTestSource } from "./is-test-source.ts";

/** A folder that is called `test` alone may as well be a namespace, such as `com/acme/test`. */
const fixtures = /(?:^|\/)(?:tests?\/(?:data|fixtures?|inputs?|resources|schemas?)|_*fixtures_*)\//;

/** Whether a path below an input is one of schemas that tests read, which may be wrong on purpose. */
export function isFixture(path: string): boolean {
  return isTestSource(path) || fixtures.test(path);
}
