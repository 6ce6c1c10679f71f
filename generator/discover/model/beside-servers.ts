const folders = [
  "test",
  "tests",
  "spec",
  "specs",
  "mock",
  "mocks",
  "fixture",
  "fixtures",
  "example",
  "examples",
  "e2e",
];

/** Globs of tests and what belongs to them, in which schemas of no server are, and of what tools have made. */
export const besideServers: readonly string[] = [
  `**/{${[...folders, "__tests__", "__mocks__", "__fixtures__", "__generated__", "testdata", "test-data"].join(",")}}/**`,
  "**/*.{test,spec,stories,d,min,generated}.*",
  "**/{test_*,*_test,*_spec,conftest}.*",
];
