import { defineCode } from "../code.ts";

/** What can be wrong with Python source that is read for what it declares. */
export const pythonCodes = {
  syntax: defineCode("python/syntax", {
    severity: "warning",
    message: () => "this is no Python that can be read",
    help: () => "what stands around it is read; mend it to have the rest on the pages",
    explanation: `
Connectors, options and the client library are read from the text of Python files, which are never run. From the place
that the message points at the text follows no grammar of Python 3, so a declaration there may be missing on the pages:

    class AcmeConfig(ConfigModel:
        host: str

Here the bracket behind \`ConfigModel\` is missing.`,
  }),

  tooLarge: defineCode<{ size: number; limit: number }>("python/too-large", {
    severity: "warning",
    message: ({ size, limit }) => `the file has ${size} characters, more than the ${limit} that are read`,
    help: () => "split it, or leave it out of the input with `exclude`",
    explanation: `
The largest module that people write by hand has some hundred thousand characters. A file far beyond that was generated,
and most likely declares nothing that a page could show, so it is not read.`,
  }),

  unreadProgram: defineCode<{ program: string; library: string | undefined }>("python/unread-program", {
    severity: "info",
    message: ({ program, library }) =>
      library === undefined
        ? `what the program \`${program}\` takes can't be told from its text`
        : `the program \`${program}\` is made with ${library}, whose commands can't be told from its text`,
    help: () => "describe its commands in a manifest, a YAML file in a folder `cli`, to have them on pages",
    explanation: `
The commands of a program are read where it is made with click, typer or argparse: what its code says of each command,
option and argument is told from its text. What other libraries make of a program is the result of running it, and so is a
parser that is made of what no text says, or a group that finds its commands when it is run; some programs take what is
typed apart by themselves. Nothing that is read is run, so the program has no page, or one without commands.

    [project.scripts]
    depot = "acme.cli:main"                 # acme/cli.py: import fire

A manifest of commands says the same by hand; \`cli-manifest.schema.json\` declares what it may say.`,
  }),

  malformedPackage: defineCode<{ detail: string }>("python/malformed-package", {
    severity: "warning",
    message: ({ detail }) => `this is no TOML that can be read: ${detail}`,
    help: () => "mend it: whoever installs the package gets this error",
    explanation: `
A \`pyproject.toml\` names the connectors of a Python package by entry points, and what it is installed by. Without them
no page can be made of its connectors.

    [project.entry-points."datahub.ingestion.source.plugins"]
    depot = acme.depot:DepotSource          # a text needs quotes
`,
  }),
};
