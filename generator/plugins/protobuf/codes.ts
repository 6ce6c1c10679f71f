import type { PluginCode } from "../plugin.ts";

/** What may be wrong with files of Protocol Buffers. */
export const codes: Readonly<Record<string, PluginCode>> = {
  malformed: {
    severity: "error",
    help: "mend the statement there; all others have been read",
    explanation: `
A statement isn't as the language has it: a sign is missing, a number is none, a text has no closing quote, or messages and values nest
deeper than 32. It is left out, and what stands before and behind it is documented. proto2, proto3 and editions are read.

    message Berth {
      string name 1;      // \`=\` is missing
      int64 length = 2;   // is read
    }
`,
  },
  "missing-import": {
    severity: "warning",
    help: "read the folder that has it as a further input, or name it, or the `catalogue.json` of its site, under `references`",
    explanation: `
A file imports another one that is nowhere in what is read, and has types from there. Their names are shown, and nothing of what they are. Files are
found by the end of their paths, whatever folder imports go from, and nothing is fetched. Those of \`google/protobuf/\` needn't be there.

    import "harbour/v1/crane.proto";

It is told once for each path that is imported, at the first file that does so. Read the folder that has it too, or name the \`catalogue.json\` of a site
that was made of it under \`references\`, so that names lead there. Where only options come from a file, \`unused-import\`
says so in a note.
`,
  },
  "unused-import": {
    severity: "info",
    help: "nothing has to be done: options are shown as they are written",
    explanation: `
A file imports another one that is nowhere in what is read, and no field has a type from there, as with \`google/api/annotations.proto\`, which brings options.
They are shown as they are written.
`,
  },
  "unknown-type": {
    severity: "error",
    help: "declare it, import the file that does, or correct the name",
    explanation: `
A field, an extension or a method names a type that no file declares, though all that the file imports is there. Names are looked for from the message in which
they stand outwards; one with a dot before it is whole. The field is shown as one of any type.

    message Berth {
      Crane crane = 1;                  // \`harbour.v1.Berth.Crane\`, \`harbour.v1.Crane\`, \`harbour.Crane\`, \`Crane\`
      .harbour.v1.Crane other = 2;
    }
`,
  },
  "repeated-number": {
    severity: "error",
    help: "give one of them a number that was never used; an enum may have `option allow_alias = true;`",
    explanation: `
Two fields of a message, or two values of an enum, have one number. Data holds numbers and no names, so that nobody could tell which of the two is
meant, and no compiler takes it. Both are documented. Values of an enum may share a number where the enum says so:

    enum Kind {
      option allow_alias = true;
      QUAY = 1;
      PIER = 1;
    }
`,
  },
  "reserved-number": {
    severity: "error",
    help: "take a number and a name that were never used, or take them out of `reserved`",
    explanation: `
A field or a value has a number or a name that its message or enum has reserved. What is reserved was in use once, and is in data that is stored, so that no
compiler takes it. It is documented all the same.

    message Ship {
      reserved 4, 8 to 11;
      string flag = 4;
    }
`,
  },
  "buf-settings": {
    severity: "warning",
    help: "mend the YAML there; until then, imports are found by the end of their paths, and nothing is left out",
    explanation: `
A \`buf.yaml\` or \`buf.work.yaml\` can't be read as YAML. What it says of modules tells from which folders imports go, and which files belong to none.
`,
  },
  "left-out": {
    severity: "info",
    help: 'nothing has to be done; where they are to be shown all the same, `files: ["**/*.proto"]` as an option of the plug-in lets files of Buf\'s be',
    explanation: `
A \`buf.yaml\` leaves a folder out of its module, by \`excludes\` or because it isn't among \`includes\`. Buf builds nothing of it, and it isn't documented either. A
folder that is a module of its own is read, wherever it lies.

    version: v2
    modules:
      - path: proto
        excludes: [proto/legacy]
`,
  },
  "repeated-type": {
    severity: "warning",
    together: true,
    help: "leave one of the files out by `exclude`",
    explanation: `
A file declares types that another one declares under the same full names, in other words, as copies of another project's files of several versions do. Those of
the file that comes first count.
`,
  },
  copy: {
    severity: "info",
    help: "nothing has to be done; `exclude` leaves it out",
    explanation: `
A file declares the same types as another one, in the same words: a copy, as builds and packages make them. The first one stands for both.
`,
  },
};
