/*
 * Paths as authors write them. Everywhere in Aspectdoc a path has forward slashes and counts from the
 * inputs, so nothing here asks the file system.
 */

/** The folder that a path is in; empty for one at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** A path that was written in a folder, without `.` and `..`; undefined when it leads out of the top. */
export function joinPath(folder: string, written: string): string | undefined {
  const segments = folder === "" ? [] : folder.split("/");
  for (const segment of written.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join("/");
}

/**
 * The paths that a written one may stand for, the likeliest first: with a leading slash it counts
 * from the root of the content, else from the file that it stands in, and then from the root as well.
 * Content that is a folder of a repository also refers to the repository's own files from its top.
 */
export function listCandidates(written: string, file: string, root: string): readonly string[] {
  const folders = written.startsWith("/") ? [root] : [folderOf(file), root];
  for (let folder = root; folder !== ""; folder = folderOf(folder)) folders.push(folderOf(folder));
  const forms = listForms(written);
  const paths = folders.flatMap((folder) => forms.map((form) => joinPath(folder, form)));
  return [...new Set(paths)].filter((path) => path !== undefined);
}

/**
 * The paths that a file may have which a text takes in: further up there may be folders of what is taken in, `includes`, `partials` and
 * `examples`, for each language its own, and at the top `_includes`.
 */
export function listIncluded(written: string, file: string, root: string): readonly string[] {
  const paths = [...listCandidates(written, file, root)];
  const isName = !written.includes("/");
  // Where Jekyll has what pages take in.
  if (!/^[./]/.test(written))
    paths.push(...listForms(`_includes/${written}`).flatMap((form) => joinPath(root, form) ?? []));
  if (!isName && !written.startsWith("/")) return paths;
  const below = isName ? `includes/${written}` : written;
  for (let folder = folderOf(file); folder !== "" && folder !== root; folder = folderOf(folder)) {
    paths.push(...listForms(below).flatMap((form) => joinPath(folder, form) ?? []));
  }
  const ofRoot = isName ? below : `partials${written}`;
  paths.push(...listForms(ofRoot).flatMap((form) => joinPath(root, form) ?? []));
  return [...new Set(paths)];
}

/**
 * A path as it was written, and as the names of files may have it: systems and archives differ in whether an accent is a
 * character of its own, which nobody sees.
 */
export function listForms(path: string): readonly string[] {
  return [...new Set([path, path.normalize("NFC"), path.normalize("NFD")])];
}

/** The path as it counts from the root; the path itself when it is not below it. */
export function belowRoot(path: string, root: string): string {
  return root !== "" && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
