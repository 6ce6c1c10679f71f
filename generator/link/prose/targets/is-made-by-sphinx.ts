const made = /^(?:.{0,200}\/)?(?:genindex|modindex|py-modindex|search)(?:\.html)?$/;

/** Whether a link of a Sphinx project leads to a list of names or to the search, which Sphinx has besides the pages that somebody wrote. */
export function isMadeBySphinx(target: string): boolean {
  return made.test(target);
}

/** Whether a link leads to what is described from code, `Mill.grind_all`; other names with a dot may be slips for files and addresses. */
export function isNameOfCode(target: string): boolean {
  return (
    /^[A-Za-z_]\w{0,100}(?:\.[A-Za-z_]\w{0,100}){1,10}$/.test(target) && /[A-Z_]/.test(target) && !isFile.test(target)
  );
}

const isFile =
  /\.(?:md|rst|txt|html?|ipynb|pdf|zip|csv|ya?ml|json|toml|cfg|ini|py|js|ts|css|sh|png|jpe?g|gif|svg|webp)$/i;
