/** What stands before the name of a file in a path of this machine, on whichever system, or in the address of one. */
const folders = /(?<![\w./:\\-])(?:file:\/\/)?(?:\/?[a-z]:)?[\\/](?:[^\s'"`\\/]+[\\/])*/gi;

/** A message with the paths of a folder as seen from it, and of any other file the name alone. Addresses of the web stay. */
export function dropFolders(message: string, folder: string): string {
  const own = [`${folder}/`, `${folder}\\`];
  return own.reduce((text, path) => text.replaceAll(path, ""), message).replaceAll(folders, "");
}
