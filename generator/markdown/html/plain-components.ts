import type { Tag } from "./scan-tag.ts";

/*
 * Components that stand for an element of HTML, of which nothing is lost without their code: links, pictures and videos of Docusaurus,
 * Next, Astro and VitePress. They may stand in a paragraph as that element may.
 */

const links: ReadonlySet<string> = new Set(["Link", "LinkButton", "VPLink", "NuxtLink", "RouterLink"]);
const pictures: ReadonlySet<string> = new Set(["Image", "ThemedImage", "IdealImage", "Picture", "MDXImage"]);
/** Videos of YouTube, by the names that sites have for them. */
const videos = /^(?:(?:Lite)?You[Tt]ube(?:Embed|Video|Player)?|VideoEmbed)$/;
/** An element of its own, which is closed by a tag. */
const videoElement = /^lite-youtube$/i;
/** What says nothing in words. */
const signs: ReadonlySet<string> = new Set(["Icon", "VPIcon", "FontAwesomeIcon"]);

/** Whether a component of that name is a link, whose words are those of the text around it. */
export function isLinkComponent(name: string): boolean {
  return links.has(name);
}

/** Whether a tag has nothing inside that could be a block. */
export function isPlainComponent(tag: Tag): boolean {
  const { name, selfClosing } = tag;
  if (videoElement.test(name)) return true;
  if (selfClosing && (signs.has(name) || videoOf(tag) !== undefined)) return true;
  return (links.has(name) && !selfClosing) || sourceOf(tag) !== undefined;
}

/** The element that a component stands for; `none` for one that shows nothing, and undefined for all others. */
export function toPlainElement(tag: Tag): Tag | "none" | undefined {
  if (links.has(tag.name)) return moveAttribute({ ...tag, name: "a" }, "to", "href");
  if (tag.selfClosing && signs.has(tag.name)) return "none";
  if (tag.closing && videoElement.test(tag.name)) return "none";
  const video = videoOf(tag);
  if (video !== undefined) {
    const { key, address } = video;
    // What names the video names no place on the page.
    const others = [...tag.attributes].flatMap(([name, value]) =>
      name === key ? [] : [[name === "videotitle" ? "title" : name, value] as const],
    );
    const attributes = new Map([...others, ["src", address] as const]);
    return {
      ...tag,
      name: "iframe",
      selfClosing: true,
      attributes,
      places: new Map([...tag.places, ["src", tag.places.get(key) ?? tag.start]]),
    };
  }
  const source = sourceOf(tag);
  if (source === undefined) return undefined;
  if (source.name === "src") return { ...tag, name: "img" };
  const { target, offset } = source;
  return {
    ...tag,
    name: "img",
    attributes: new Map([...tag.attributes, ["src", target]]),
    places: new Map([...tag.places, ["src", (tag.places.get(source.name) ?? tag.start) + offset]]),
  };
}

/** The address of the video that `<YouTube id="…" />` shows. */
function videoOf({
  name,
  selfClosing,
  attributes,
}: Tag): { readonly key: string; readonly address: string } | undefined {
  if (!(selfClosing ? videos : videoElement).test(name)) return undefined;
  for (const key of ["id", "videoid", "video", "url", "src", "href"]) {
    const value = attributes.get(key);
    if (typeof value !== "string") continue;
    const id = /^(?:https:\/\/youtu\.be\/)?([\w-]{11})(?:$|\?)/.exec(value)?.[1];
    if (id !== undefined) return { key, address: `https://www.youtube.com/watch?v=${id}` };
    if (value.startsWith("https://")) return { key, address: value };
  }
  return undefined;
}

interface Source {
  /** Of the attribute that has it. */
  readonly name: string;
  readonly target: string;
  /** In the attribute's value. */
  readonly offset: number;
}

/** The file of a picture: where there are several for different looks, the first. */
function sourceOf({ name, selfClosing, attributes }: Tag): Source | undefined {
  if (!selfClosing || !pictures.has(name)) return undefined;
  for (const key of ["src", "srclight", "img", "sources"]) {
    const value = attributes.get(key);
    if (typeof value !== "string") continue;
    if (key.startsWith("src")) return { name: key, target: value, offset: 0 };
    const found = /["'`]([^"'`${}]{1,500}\.(?:svg|png|jpe?g|webp|gif|avif))["'`]/i.exec(value);
    if (found === null) return key === "img" ? { name: key, target: value, offset: 0 } : undefined;
    return { name: key, target: found[1] ?? "", offset: found.index + 1 };
  }
  return undefined;
}

function moveAttribute(tag: Tag, from: string, to: string): Tag {
  const { attributes, places } = tag;
  const [target, place] = [attributes.get(from), places.get(from)];
  return {
    ...tag,
    attributes: target === undefined ? attributes : new Map([...attributes, [to, target]]),
    places: place === undefined ? places : new Map([...places, [to, place]]),
  };
}
