const first =
  "amber basalt cedar coral copper crystal ember fern flint granite harbor hazel indigo ivory jasper juniper laurel linen maple marble meadow opal pearl quartz raven sable silver tundra velvet willow".split(
    " ",
  );

const second =
  "anchor atlas beacon bridge canal compass crane dock ferry gauge glacier hangar island jetty kiln lantern lighthouse locker mill mooring orchard pier quarry rail signal tower tunnel valley wharf yard".split(
    " ",
  );

/** The name of a domain of a made-up model, no two of which are the same, e.g. `amberAnchor`. */
export function nameDomain(index: number): string {
  const round = Math.floor(index / (first.length * second.length));
  const tail = second[Math.floor(index / first.length) % second.length] ?? "";
  return `${first[index % first.length] ?? ""}${capitalize(tail)}${round === 0 ? "" : round + 1}`;
}

/** The word with a capital first letter. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
