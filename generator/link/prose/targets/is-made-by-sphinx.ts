const made = /^(?:.{0,200}\/)?(?:genindex|modindex|py-modindex|search)(?:\.html)?$/;

/** Whether a link of a Sphinx project leads to a list of names or to the search, which Sphinx has besides the pages that somebody wrote. */
export function isMadeBySphinx(target: string): boolean {
  return made.test(target);
}
