/** What people call folders whose files say what data looks like. */
const ofSchemas =
  /(?:^|\/)(?:[^/]*[-_.])?(?:avro|contracts?|dtos?|entities|events?|json-?schemas?|messages?|models?|payloads?|schemas?|schemata|specs?|specifications?|topics?|types)(?:[-_.][^/]*)?\//i;

/** What a tool goes by, or says in the files of others: about no data of the model's. */
const ofTools =
  /(?:^|\/)(?:\.[^/]+|assets?|conf(?:ig(?:uration)?)?s?|deploy(?:ment)?s?|docker|editors?|helm|charts?|infra|k8s|kubernetes|packaging|plugins?|scripts?|settings?|terraform|tool(?:ing|s)?)\/|(?:^|[/.-])(?:conf(?:ig(?:uration)?)?|options|settings)[.-][^/]*$/i;

/**
 * Whether the place of a JSON Schema suggests that it declares what the model beside it does: it stands among files of that, or in a folder
 * that is called for schemas. Others are mostly about settings, which is for their owners to say.
 */
export function suggestsSchemas(path: string, modelFolders: ReadonlySet<string>): boolean {
  if (ofTools.test(path)) return false;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return ofSchemas.test(folder) || (folder !== "" && modelFolders.has(folder));
}
