/** Finds an entity by what people call it: `Data Platform` is `dataPlatform`, `User` is `corpuser`. */
export function createEntityFinder(entities: Iterable<string>): (name: string) => string | undefined {
  const names = new Map([...entities].map((name) => [name.toLowerCase(), name]));
  return (name) => {
    const key = name.toLowerCase().replaceAll(/[\s_-]/g, "");
    return names.get(otherNames.get(key) ?? key);
  };
}

/** What the platform's own screens say, where it is not the entity's name. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["user", "corpuser"],
  ["group", "corpgroup"],
  ["pipeline", "dataflow"],
  ["task", "datajob"],
  ["datapipeline", "dataflow"],
  ["datatask", "datajob"],
]);
