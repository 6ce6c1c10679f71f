/** The path of `!include ./services/billing/mkdocs.yml`, by which a list of MkDocs takes another project in, or the pattern of `*include`. */
export function readInclusion(written: string): string | undefined {
  return /^[!*]include\s+(?:\.\/)?(\S+\.ya?ml)$/.exec(written.trim())?.[1];
}
