/**
 * Endings of files that pages may offer for download. What a browser would run or show as a page of the site (HTML, XML,
 * scripts, style sheets) is not among them.
 */
const downloadTypes: ReadonlySet<string> = new Set([
  ...["zip", "gz", "tgz", "tar", "bz2", "xz", "zst", "7z", "jar", "whl"],
  ...["csv", "tsv", "json", "jsonl", "ndjson", "json5", "yml", "yaml", "toml", "ini", "cfg", "conf", "properties"],
  ...["txt", "log", "sql", "ipynb", "parquet", "orc", "xlsx", "docx", "pptx", "odt", "ods", "odp"],
  ...["mp4", "webm", "mov", "mp3", "wav", "ogg"],
  ...["pdl", "pdsc", "avsc", "avdl", "avpr", "proto", "graphql", "graphqls", "gql", "thrift"],
  ...["py", "java", "kt", "scala", "go", "rs", "rb", "sh", "bash", "ps1", "ts", "tf", "hcl", "j2", "tmpl"],
]);

/** Whether a file is copied for readers to download where a page links to it. */
export function isDownload(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot > 0 && downloadTypes.has(name.slice(dot + 1).toLowerCase());
}
