/** A command line as somebody would write it, and what they want by it. */
export interface CommandExample {
  readonly wish: string;
  readonly line: string;
}

/** By command: what its help shows below the options, and its page in the reference. */
export const commandExamples: Readonly<Record<string, readonly CommandExample[]>> = {
  generate: [
    { wish: "the site of this folder, in output", line: "aspectdoc generate" },
    { wish: "of a platform with a model that extends it", line: "aspectdoc generate ../platform models --out public" },
    {
      wish: "in CI, published at the root of a host",
      line: "aspectdoc generate --strict --base / --format github --report aspectdoc.sarif",
    },
  ],
  check: [
    { wish: "what is wrong with the model of this folder", line: "aspectdoc check" },
    { wish: "whether this branch breaks somebody", line: "aspectdoc check --against git:main" },
    {
      wish: "take the warnings of today as known, so that only new ones fail",
      line: "aspectdoc check --strict --baseline known.json --update-baseline",
    },
  ],
  catalogue: [
    { wish: "the names of all entities", line: "aspectdoc catalogue --quiet | jq -r '.entities[].name'" },
    { wish: "how much there is", line: "aspectdoc catalogue ../platform --counts" },
  ],
  diff: [
    { wish: "what has changed since a release", line: "aspectdoc diff v1.2.0" },
    { wish: "between two releases, as a comment", line: "aspectdoc diff v1.2.0..v1.3.0 --format markdown" },
    { wish: "between two folders or files", line: "aspectdoc diff old.graphql new.graphql" },
  ],
  history: [
    {
      wish: "read the releases that the config file names, and write aspectdoc.history.json",
      line: "aspectdoc history update",
    },
  ],
  dev: [
    { wish: "the model of this folder", line: "aspectdoc dev" },
    { wish: "a platform's, on another port", line: "aspectdoc dev ../platform --port 8080" },
    { wish: "in a container, with its port published", line: "aspectdoc dev --host" },
    { wish: "on a network mount, whose changes the system doesn't hear of", line: "aspectdoc dev --poll" },
    { wish: "the model that comes with Aspectdoc", line: "aspectdoc dev --demo" },
  ],
  serve: [
    { wish: "the site that generate has written", line: "aspectdoc serve" },
    { wish: "one that was written elsewhere, on any free port", line: "aspectdoc serve public --port 0" },
  ],
  search: [
    {
      wish: "in the site that generate has written here, else in the model",
      line: "aspectdoc search who owns a dataset",
    },
    {
      wish: "operations alone, of a platform's clone",
      line: "aspectdoc search --input ../platform --facet graphql add tag",
    },
    {
      wish: "where the best answer is, for a script",
      line: "aspectdoc search --json --limit 1 retention | jq -r '.found[].page'",
    },
  ],
  mcp: [
    { wish: "about the model of a folder, as the entry of a client says it", line: "aspectdoc mcp metadata-models" },
    { wish: "about a written site", line: "aspectdoc mcp public" },
  ],
  explain: [
    { wish: "what a message means", line: "aspectdoc explain link/unknown-type" },
    { wish: "all codes", line: "aspectdoc explain" },
  ],
  init: [
    { wish: "a config file for this folder", line: "aspectdoc init" },
    { wish: "one for a folder elsewhere", line: "aspectdoc init ../models" },
    { wish: "and a workflow that checks, compares and publishes", line: "aspectdoc init --github" },
    { wish: "the same as jobs for GitLab", line: "aspectdoc init --gitlab" },
  ],
  completion: [
    { wish: "in bash, for this session", line: "source <(aspectdoc completion bash)" },
    { wish: "in fish, for good", line: "aspectdoc completion fish > ~/.config/fish/completions/aspectdoc.fish" },
  ],
};

/** The examples of a command in the form of its help. */
export function printExamples(name: string): string {
  const examples = (commandExamples[name] ?? []).map(({ wish, line }) => `  # ${wish}\n  ${line}`);
  return `\nExamples:\n${examples.join("\n")}`;
}
