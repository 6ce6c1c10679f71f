const ownFile = /^(?:configs?|configurations?|options?|settings?)\s+files?$/i;

/** Whether somebody looks for the file in which all is set up, and for nothing that is called so: `config file`. */
export function asksOwnFile(query: string): boolean {
  return ownFile.test(query.trim());
}
