import { partNames } from "../../page-model/part-names.ts";
import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong with the files that the configuration names for the look of the site. */
export const themeCodes = {
  unreadable: defineCode<{ key: string; path: string; reason: string; given: string }>("theme/unreadable-file", {
    severity: "error",
    message: ({ key, path, reason }) => `\`${path}\`, which \`${key}\` names, could not be read: ${reason}`,
    help: () => "paths in a config file count from that file",
    setting: ({ key, given }) => ({ key, value: given }),
    explanation: `
\`logo\`, \`styles\` and \`parts\` of the configuration name files and folders of yours, by paths that
count from the config file. One of them isn't there or may not be read; the site is made without it.

    logo: { light: brand/logo.svg, dark: brand/logo-dark.svg }
    styles: [brand/docs.css]
    parts: brand/parts
`,
  }),
  notBeside: defineCode<{ place: string; path: string; reason: string }>("theme/not-beside-sheet", {
    severity: "warning",
    message: ({ place, path, reason }) => `\`${path}\`, which \`${place}\` names, could not be read: ${reason}`,
    help: () => "paths in a style sheet count from that sheet",
    explanation: `
A sheet that \`styles\` names imports another one, or names a picture or a font, and what it names isn't
there or may not be read. What it names beside it becomes part of the site; without this one, the site
is made as a browser would show it.

    @font-face {
      font-family: "Brand";
      src: url("fonts/brand.woff2");
    }
`,
  }),
  open: defineCode<{ place: string }>("theme/open-sheet", {
    severity: "warning",
    message: ({ place }) => `what begins at \`${place}\` has no end`,
    help: () => "close it, or look whether the file has been cut off",
    explanation: `
A sheet that \`styles\` names, or one that it imports, ends within a rule, a comment or a text. It is closed
where the sheet ends, as browsers do, so that the sheets behind it are not a part of it. What has been cut
off is missing, though.

    @media print {
      h1 { color: black }
`,
  }),
  blocked: defineCode<{ place: string; what: string }>("theme/blocked", {
    severity: "warning",
    message: ({ place, what }) => `\`${place}\` ${what}, which the policy of the pages keeps browsers from`,
    help: () =>
      "keep a copy of what is elsewhere beside the style sheet, and put rules and scripts of an element into files",
    explanation: `
Pages say that they need nothing but what is in the site, so that no other host learns who reads what, and
what slips into a model can't do anything. Browsers hold them to it: a style sheet, font, picture or script
of another host isn't loaded, nor is a font that stands in a sheet as data, and the attribute \`style\`, elements
\`style\` and scripts that stand in a page do nothing.

In place of \`@import "https://fonts.example.org/css?family=Brand"\`, keep the font beside the sheet:

    @font-face {
      font-family: "Brand";
      src: url("fonts/brand.woff2");
    }

In place of \`style\`, give an element of a part a \`className\`, and put the rule into a sheet that \`styles\` names.
`,
  }),
  notAPicture: defineCode<{ path: string; given: string; isElsewhere: boolean }>("theme/not-a-picture", {
    severity: "error",
    message: ({ path, isElsewhere }) =>
      isElsewhere
        ? `the logo \`${path}\` is kept by Git LFS, and its content is not here`
        : `the logo \`${path}\` has no size that can be read`,
    help: ({ isElsewhere }) =>
      isElsewhere
        ? "`git lfs pull` brings it; in a workflow, `lfs: true` of the checkout does"
        : "give an SVG with width and height or a viewBox, or a PNG, JPEG, GIF or WebP picture",
    setting: ({ given }) => ({ key: "logo", value: given }),
    explanation: `
Pages say how large the logo is, so that nothing moves when it arrives. Its width and height are read
from the first bytes of the picture, and this file has none: it may be empty, or of another format, or what Git LFS has in the
place of a picture that was not fetched.
`,
  }),
  unknownPart: defineCode<{ file: string; suggestions: readonly string[] }>("theme/unknown-part", {
    severity: "error",
    message: ({ file }) => `\`${file}\` is named for no part of a page`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? `parts are ${partNames.join(", ")}`,
    explanation: `
Each module right below the folder that \`parts\` names replaces the part of the page that it is named
for. These parts there are:

${partNames.map((name) => `    ${name}.tsx`).join("\n")}

What the modules share belongs into a folder of its own below that one.
`,
  }),
  brokenPart: defineCode<{ file: string; problem: string }>("theme/broken-part", {
    severity: "error",
    message: ({ file, problem }) => `\`${file}\` could not be used: ${problem}`,
    help: () => "its default export must be a React component; the site is made with its own part instead",
    explanation: `
A module that replaces a part of pages has a syntax error, imports something that isn't there, exports
no component as its default, or throws while a page is rendered or takes more than 30 seconds for it.

    // page-foot.tsx
    export default function PageFoot({ Default, ...props }) {
      return <><Default {...props} /><p>Ask #metadata.</p></>;
    }
`,
  }),
};
