import { voidElements } from "../../generator/page-model/void-elements.ts";

/** What is written of any element of a name. */
interface Tag {
  readonly start: string;
  /** Closes the tag itself, if nothing can be in it. */
  readonly end: string;
  readonly isVoid: boolean;
}

/** Elements with rules of their own. */
const reactsTags: ReadonlySet<string> = new Set(["form", "menuitem", "option", "select", "style", "textarea"]);

const isTag = /^[a-z][a-z\d-]*$/i;

/** Those of nearly all elements, so that their names are looked at once. */
const usualTags: ReadonlyMap<string, Tag> = new Map(
  (
    "a article aside b blockquote body br button caption circle code dd details div dl dt em fieldset figcaption figure footer g h1 " +
    "h2 h3 h4 h5 h6 head header hr html i img input kbd label legend li line link main meta nav ol p path pre rect s script " +
    "section small span strong summary svg table tbody td text th thead title tr tspan ul use wbr"
  )
    .split(" ")
    .map((name) => [name, describeTag(name)]),
);

function describeTag(name: string): Tag {
  const isVoid = voidElements.has(name);
  return { start: `<${name}`, end: isVoid ? "/>" : `</${name}>`, isVoid };
}

/** How elements of a name are written; undefined for those that React is to write. */
export function findTag(name: string): Tag | undefined {
  const usual = usualTags.get(name);
  if (usual !== undefined) return usual;
  return reactsTags.has(name) || !isTag.test(name) ? undefined : describeTag(name);
}
