import { escapeAttribute } from "./escape-attribute.ts";
import type { TemplateTag } from "./read-tag.ts";

/** What a part of a page is called that says one thing in a frame, and what it is with us. */
const notes: ReadonlyMap<string, string> = new Map([
  ...["note", "info", "tip", "success", "important", "warning", "caution", "danger"].map(
    (name) => [name, name] as const,
  ),
  ...["callout", "alert", "notice", "admonition"].map((name) => [name, ""] as const),
]);
const types: ReadonlyMap<string, string> = new Map([
  ...[...notes].flatMap(([name, type]) => (type === "" ? [] : [[name, type] as const])),
  ...["primary", "default", "question"].map((name) => [name, "info"] as const),
  ["error", "danger"],
]);

const pictures: ReadonlySet<string> = new Set([
  ...["image", "img", "inline_image", "inline-image", "figure", "picture", "screenshot"],
]);

/**
 * `{% include note.html content="…" %}`: what themes of Jekyll for documents have by custom, told from what it is given. A template of
 * the site's own is nothing that we read.
 */
export function readThemePart({ words: [path = ""], named, inside }: TemplateTag): string | undefined {
  const name = /^(?:[\w.-]{1,60}\/){0,4}([\w-]{1,60})(?:\.(?:html|liquid))?$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const given = (...keys: readonly string[]): string | undefined => {
    const key = keys.find((one) => isQuoted(one, inside));
    return key === undefined ? undefined : named.get(key);
  };
  if (name === "toc") return "";
  const note = notes.get(name);
  if (note !== undefined) {
    const said = given("content", "text", "message", "body");
    if (said === undefined) return undefined;
    const type = note === "" ? (types.get((given("type", "style") ?? "").toLowerCase()) ?? "note") : note;
    const title = given("title");
    return `<Admonition type="${type}"${title === undefined ? "" : ` title="${escapeAttribute(title)}"`}>${said}</Admonition>`;
  }
  if (pictures.has(name)) return drawPicture(given);
  if (/^youtube(?:-?player)?$/.test(name)) return showVideo(given("id", "video_id", "video", "content"));
  if (name === "video" && given("provider") === "youtube") return showVideo(given("id"));
  return undefined;
}

/** A name that stands for something else is no text. */
function isQuoted(key: string, inside: string): boolean {
  return new RegExp(String.raw`(?:^|\s)${key}\s?=\s?["']`).test(inside);
}

function drawPicture(given: (...keys: readonly string[]) => string | undefined): string | undefined {
  const file = given("file");
  // The folder is the theme's.
  const inImages = file === undefined || /[/:]/.test(file) ? file : `/images/${file}`;
  const source = given("src", "image_path", "path", "image", "img") ?? inImages ?? given("url");
  if (source === undefined || source === "") return undefined;
  const caption = given("caption", "description");
  const alt = given("alt") ?? caption ?? "";
  const picture = `<img src="${escapeAttribute(source)}" alt="${escapeAttribute(alt)}">`;
  return caption === undefined || caption === ""
    ? picture
    : `<figure>${picture}<figcaption>${escapeAttribute(caption)}</figcaption></figure>`;
}

function showVideo(written: string | undefined): string | undefined {
  const id =
    /^(?:https?:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/))?([\w-]{6,20})(?:[?&][^"]{0,100})?$/.exec(
      written ?? "",
    )?.[1];
  return id === undefined ? undefined : `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`;
}
