/** In Docsify, GitLab, Fumadocs, HashiCorp's documents and plug-ins of MkDocs and markdown-it, what has a line to itself where another file is to stand. */
const forms = {
  /** `{!file.md!}` */
  mkdocs: /^([ \t>]*)\{!>?\s*([^\s{}!]{1,300}\.mdx?)\s*!\}\s*$/,
  /** `<include>file.mdx</include>` */
  fumadocs:
    /^([ \t>]*)<include(?:\s+(?:cwd|(?:lang|meta)=["'][^"'\n]{0,100}["'])){0,3}\s*>\s*([^\s<>{}#]{1,300})(?:#[\w-]{1,100})?\s*<\/include>\s*$/,
  /** `@include 'file.mdx'`; such files are beside the documents. */
  hashicorp: /^()@include[ \t]{1,5}["']([^"'\s{}]{1,300}\.mdx?)["'][ \t]*\r?$/,
  /** `::include{file=file.md}` */
  gitlab: /^([ \t>]*)::include\{file=["']?([^"'\s{}]{1,300}\.mdx?)["']?\}[ \t]*\r?$/,
  /** `!!!include(file.md)!!!`, which sites of VuePress have */
  markdownIt: /^([ \t>]*)!!!\s*include\s*\(\s*([^\s(){}<>!]{1,300})\s*\)\s*!!!\s*$/i,
  /** `[words](file.md ":include")`, of which a part, a frame or what is elsewhere stays a link */
  docsify:
    /^([ \t>]*)\[[^\]\n]{0,300}\]\((?![a-z][a-z\d+.-]*:|\/\/)([^\s()"'#?]{1,300}) {1,5}["']:include(?: {1,5}:type=(?:code|markdown)(?: {1,5}[\w-]{1,30})?)?["']\)\s*$/i,
} as const;

/** Where one of these may be, so that nothing else is looked at. */
export const wholeFileMark = String.raw`\{!|<include\b|^@include[ \t]|::include\{|!!!\s*include\s*\(|["']:include\b`;

/** A file that a line names. */
interface WholeFile {
  readonly indent: string;
  readonly path: string;
}

/** The file that a line consists of; undefined for any other line. */
export function readWholeFile(line: string): WholeFile | undefined {
  for (const [tool, form] of Object.entries(forms)) {
    const [, indent, path] = form.exec(line) ?? [];
    if (indent === undefined || path === undefined) continue;
    return { indent, path: tool === "hashicorp" ? `/partials/${path}` : path };
  }
  return undefined;
}

/** The line as the dialect has it; undefined for any other line. */
export function takeWholeFile(line: string): string | undefined {
  const file = readWholeFile(line);
  if (file === undefined) return undefined;
  return file.indent + (/\.mdx?$/i.test(file.path) ? `{{ inline ${file.path} }}` : `<<< ${file.path}`);
}

const anywhere = new RegExp(wholeFileMark, "m");

/** The files that are named so in a text. */
export function listWholeFiles(text: string): readonly string[] {
  if (!anywhere.test(text)) return [];
  return text.split("\n").flatMap((line) => readWholeFile(line)?.path ?? []);
}
