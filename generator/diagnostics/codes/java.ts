import { defineCode } from "../code.ts";

/** What can be wrong with Java source that is read for what the server does. */
export const javaCodes = {
  syntax: defineCode("java/syntax", {
    severity: "warning",
    message: () => "this is no Java that can be read",
    help: () => "what stands around it is read; mend it to have the rest on the pages",
    explanation: `
Which aspects a GraphQL operation writes, and which privileges it asks for, is read from the text of the server's Java
files, which are never run. From the place that the message points at the text follows no grammar of Java, so a fact may
be missing on the pages:

    public class AddTagResolver {
      public Boolean get(Environment environment {

Here the bracket behind \`environment\` is missing.`,
  }),

  tooLarge: defineCode<{ size: number; limit: number }>("java/too-large", {
    severity: "warning",
    message: ({ size, limit }) => `the file has ${size} characters, more than the ${limit} that are read`,
    help: () => "split it, or leave it out of the input with `exclude`",
    explanation: `
The largest class that people write by hand has some hundred thousand characters. A file far beyond that was generated,
and says nothing about operations that a page could show, so it is not read.`,
  }),
};
