import type { Token } from "markdown-it";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import { escapeHtml } from "../markup/markup.ts";
import type { ResolvedTarget } from "./prose-context.ts";
import { saysAddress } from "./says-address.ts";
import { isInLink, reportAt, safeHref, type RenderState } from "./render-state.ts";

/** A picture as its author has put it on a page. */
export interface Picture {
  readonly source: string;
  readonly alt: string;
  readonly title?: string | undefined;
  /** As the author wrote them, e.g. `70%` or `200`. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** What is to be shown or played is the file, whatever page stands for it. */
function toFile(resolved: ResolvedTarget): ResolvedTarget {
  return resolved.file ?? resolved;
}

/** A picture of the input. One of another site would be loaded from there, so it becomes a link. */
export function renderPicture(picture: Picture, state: RenderState): string {
  const { source, alt } = picture;
  const isInText = /^data:image\/(?:png|gif|jpeg|webp);/.test(source);
  const resolved = isInText ? { href: source } : toFile(state.context.resolve(source, "image"));
  const href = isInText ? source : safeHref(resolved.href);
  const name = alt.trim() === "" ? `Picture ${fileNameOf(source)}`.trim() : alt;
  if (href === undefined) {
    return `<span class="missing-picture" title="The picture is not in the input">${escapeHtml(name)}</span>`;
  }
  if (resolved.external === true) {
    const text = `<span class="picture-away">${escapeHtml(name)}</span>`;
    return isInLink(state) ? text : `<a href="${escapeHtml(href)}" rel="external">${text}</a>`;
  }
  if (resolved.download === true) {
    return isInLink(state) ? escapeHtml(name) : `<a href="${escapeHtml(href)}" download>${escapeHtml(name)}</a>`;
  }
  const size = toSize(picture, resolved);
  const classes = [picture.className, size.className].filter((name) => name !== undefined).join(" ");
  const attributes: readonly (readonly [string, string | undefined])[] = [
    ["id", picture.id],
    ["class", classes === "" ? undefined : classes],
    ["src", href],
    ["alt", alt],
    ["title", picture.title],
    ["width", size.width],
    ["height", size.height],
    ["loading", "lazy"],
    ["decoding", "async"],
  ];
  return `<img${attributes.map(([key, value]) => toAttribute(key, value)).join("")}>`;
}

function fileNameOf(source: string): string {
  if (source.startsWith("data:")) return "";
  // From the beginning of a part to its end and nowhere between, so that a long one is gone over once.
  return /(?<![^/?#])[^/?#]+(?![^?#])/.exec(source)?.[0] ?? source;
}

/** An attribute with a leading space; nothing for a missing value. */
export function toAttribute(name: string, value: string | undefined): string {
  return value === undefined ? "" : ` ${name}="${escapeHtml(value)}"`;
}

interface Size {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly className?: string | undefined;
}

/** The size that the author asked for, in the picture's own proportions, so that nothing moves while it loads. */
function toSize(
  asked: Picture,
  own: { readonly width?: number | undefined; readonly height?: number | undefined },
): Size {
  const share = /^\s*(\d{1,3})(?:\.\d+)?\s*%\s*$/.exec(asked.width ?? "")?.[1];
  const width = toPixels(asked.width);
  const height = toPixels(asked.height);
  if (own.width === undefined || own.height === undefined || own.width === 0 || own.height === 0) {
    return { width: width?.toString(), height: height?.toString(), className: toShareClass(share) };
  }
  const ratio = own.height / own.width;
  const shownWidth = width ?? (height === undefined ? own.width : Math.round(height / ratio));
  const shownHeight = Math.max(1, Math.round(shownWidth * ratio));
  return { width: String(shownWidth), height: String(shownHeight), className: toShareClass(share) };
}

function toPixels(length: string | undefined): number | undefined {
  const pixels = /^\s*(\d{1,4})(?:\.\d+)?(?:px)?\s*$/.exec(length ?? "")?.[1];
  return pixels === undefined || Number(pixels) === 0 ? undefined : Number(pixels);
}

/** Shares of the column are steps of ten, for which the style sheet has classes. */
function toShareClass(percent: string | undefined): string | undefined {
  if (percent === undefined) return undefined;
  return `width-${Math.min(100, Math.max(10, Math.round(Number(percent) / 10) * 10))}`;
}

interface VideoHost {
  readonly name: string;
  /** The page on which the host shows what the frame would. */
  toPage(address: URL): string | undefined;
}

const youtube: VideoHost = {
  name: "YouTube",
  toPage({ pathname, searchParams }) {
    const id = /^\/(?:embed|v|shorts)\/([\w-]{5,20})$/.exec(pathname)?.[1] ?? searchParams.get("v") ?? undefined;
    if (id === undefined || !/^[\w-]{5,20}$/.test(id)) return undefined;
    const start = searchParams.get("start") ?? "";
    return `https://www.youtube.com/watch?v=${id}${/^\d{1,6}$/.test(start) ? `&t=${start}s` : ""}`;
  },
};

const loom: VideoHost = {
  name: "Loom",
  toPage({ pathname }) {
    const id = /^\/(?:embed|share)\/([\da-f]{8,64})$/.exec(pathname)?.[1];
    return id === undefined ? undefined : `https://www.loom.com/share/${id}`;
  },
};

const vimeo: VideoHost = {
  name: "Vimeo",
  toPage({ pathname }) {
    const id = /^\/(?:video\/)?(\d{4,12})$/.exec(pathname)?.[1];
    return id === undefined ? undefined : `https://vimeo.com/${id}`;
  },
};

const videoHosts: ReadonlyMap<string, VideoHost> = new Map([
  ...["youtube.com", "youtube-nocookie.com", "m.youtube.com"].map((host) => [host, youtube] as const),
  ["loom.com", loom],
  ["vimeo.com", vimeo],
  ["player.vimeo.com", vimeo],
]);

/** What stands in place of a frame: a card that opens the video, or a link for a host that is not known. */
export function renderFrame(source: string, title: string | undefined, state: RenderState, token: Token): string {
  const address = toAddress(source);
  const host = address === undefined ? undefined : videoHosts.get(address.hostname.replace(/^www\./, ""));
  const page = address === undefined ? undefined : host?.toPage(address);
  if (host !== undefined && page !== undefined) return renderVideoCard(page, host.name, title, state);
  reportAt(state, proseCodes.blockedFrame({ target: source }), token);
  const { href } = state.context.resolve(source, "frame");
  return renderPlainLink(safeHref(href), title ?? source, state);
}

function toAddress(source: string): URL | undefined {
  const absolute = source.startsWith("//")
    ? `https:${source}`
    : source.startsWith("www.")
      ? `https://${source}`
      : source;
  try {
    const address = new URL(absolute);
    return address.protocol === "https:" || address.protocol === "http:" ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Titles that players give themselves say nothing about the video. */
const idleTitle = /^(?:(?:youtube|vimeo|loom)\s*)?video(?:\s*player)?$|^embedded?\b/i;

function renderVideoCard(href: string, host: string, title: string | undefined, state: RenderState): string {
  const name =
    title === undefined || title.trim() === "" || idleTitle.test(title.trim()) ? "Watch the video" : title.trim();
  const text = `<span class="video-title">${escapeHtml(name)}</span> <span class="video-host">on ${host}</span>`;
  if (isInLink(state)) return text;
  return `<a class="video" href="${escapeHtml(href)}" rel="external">${text}</a>`;
}

/** A link to a file that a page would otherwise play, such as a video of the input. */
export function renderMediaLink(source: string, title: string | undefined, state: RenderState): string {
  const { href } = toFile(state.context.resolve(source, "link"));
  return renderPlainLink(safeHref(href), title ?? `Play ${fileNameOf(source)}`, state);
}

function renderPlainLink(href: string | undefined, label: string, state: RenderState): string {
  if (href === undefined || isInLink(state)) return escapeHtml(label);
  // On paper, others have their addresses behind them.
  const bare = saysAddress(label, href) ? ' class="bare"' : "";
  return `<a href="${escapeHtml(href)}"${bare} rel="external">${escapeHtml(label)}</a>`;
}
