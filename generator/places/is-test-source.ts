/**
 * Where builds of Java keep the sources of tests of any kind, modules of models for tests, as the platform has them, what only
 * tests of Go read, and what archetypes of Maven make projects of.
 */
const testSources = /(?:^|\/)(?:src\/(?:test\w*|\w+Test|it|jmh)|(?:\w+-)?test-models?|testdata|archetype-resources)\//;

/** Whether a path below an input is one of sources of tests, or of templates. */
export function isTestSource(path: string): boolean {
  return testSources.test(path);
}
