import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { createMarker } from "../write/marker.ts";
import { describeListenError } from "./listen-on.ts";
import { type Preview, serveFolder } from "./serve-folder.ts";

let parent: string;
let folder: string;
let preview: Preview;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "aspectdoc-serve-"));
  folder = join(parent, "output");
  const put = (path: string, content: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  put("index.html", "home");
  put("404.html", "no page");
  put("a/index.html", "page a");
  put("a/b.c/index.html", "page b.c");
  put("empty/picture.svg", "<svg/>");
  put("assets/site.css", "body{}");
  put("assets/site.js", "0");
  put("catalogue.json", "{}");
  const marker = createMarker({ base: "/docs/" });
  put(marker.path, String(marker.content));
  writeFileSync(join(parent, "secret.txt"), "secret");
  symlinkSync(join(parent, "secret.txt"), join(folder, "leak.txt"));
  symlinkSync(parent, join(folder, "leak"));
  mkdirSync(join(parent, "output-other"));
  writeFileSync(join(parent, "output-other/secret.txt"), "secret");
  const started = await serveFolder({ folder, port: 0 }, createReport());
  if (started === undefined) throw new Error("the preview did not start");
  preview = started;
});

afterAll(async () => {
  await preview.close();
  rmSync(parent, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends the path as it is; `fetch` would tidy it first. */
function get(path: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  const { port } = new URL(preview.url);
  return new Promise((settle, fail) => {
    const sent = request({ host: "127.0.0.1", port, path, ...options }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () => settle({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on("error", fail);
    sent.end();
  });
}

describe("serveFolder", () => {
  it.each([
    "example.org",
    "example.org:8000",
    "127.0.0.1.example.org",
    "localhost.example.org",
    "127.0.0.1@example.org",
  ])("tells nothing to who calls it %s", async (host) => {
    expect(await get("/docs/", { headers: { host } })).toMatchObject({
      status: 403,
      body: expect.stringMatching(/^This server doesn't answer to that name\.\n/),
    });
  });

  it.each(["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000"])("answers to %s", async (host) => {
    expect(await get("/docs/", { headers: { host } })).toMatchObject({ status: 200, body: "home" });
  });

  it.each([
    ["/docs/", "home", "text/html; charset=utf-8"],
    ["/docs/a/", "page a", "text/html; charset=utf-8"],
    ["/docs/a/b.c/?q=1", "page b.c", "text/html; charset=utf-8"],
    ["/docs/a/b%2Ec/", "page b.c", "text/html; charset=utf-8"],
    ["/docs/assets/site.css", "body{}", "text/css; charset=utf-8"],
    ["/docs/assets/site.js", "0", "text/javascript; charset=utf-8"],
    ["/docs/catalogue.json", "{}", "application/json; charset=utf-8"],
    ["/docs/empty/picture.svg", "<svg/>", "image/svg+xml"],
  ])("serves %s", async (path, body, type) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    ["/", "./docs/"],
    ["/docs", "./docs/"],
    ["/docs/a", "./a/"],
    ["/docs/a/b.c?q=1", "./b.c/?q=1"],
  ])("redirects %s to %s", async (path, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers["location"]).toBe(location);
  });

  it.each([
    "/elsewhere/",
    "/docs/missing/",
    "/docs/empty/",
    "/docs/index.html/",
    "/docs//a/",
    "/docs//example.org/",
    "/docs/../secret.txt",
    "/docs/..%2fsecret.txt",
    "/docs/%2e%2e/secret.txt",
    "/docs/a/%2e%2e/%2e%2e/%2e%2e/secret.txt",
    "/docs/..%5csecret.txt",
    "/docs/../output-other/secret.txt",
    "/docs/leak.txt",
    "/docs/leak/secret.txt",
    "/docs/.aspectdoc",
    "/docs/%00",
    "/docs/%zz",
    `/docs/${"x".repeat(5000)}`,
  ])("has no page for %s", async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, body: "no page" });
  });

  it("answers HEAD without a body", async () => {
    const answer = await get("/docs/", { method: "HEAD" });
    expect(answer).toMatchObject({ status: 200, body: "" });
    expect(answer.headers["content-length"]).toBe("4");
  });

  it("packs texts for who can unpack them", async () => {
    const headers = { "Accept-Encoding": "gzip, br" };
    const packed = await get("/docs/a/", { headers });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.headers["content-length"]).toBeUndefined();
    expect(await (await fetch(`${preview.url}a/`, { headers })).text()).toBe("page a");
    expect((await get("/docs/a/")).headers["content-encoding"]).toBeUndefined();
    expect((await get("/docs/catalogue.json", { method: "HEAD", headers })).headers["content-length"]).toBeUndefined();
  });

  it("says what pictures are", async () => {
    writeFileSync(join(folder, "boat.webp"), "");
    expect((await get("/docs/boat.webp")).headers["content-type"]).toBe("image/webp");
  });

  it("gives a part of a file, as browsers ask for of videos", async () => {
    writeFileSync(join(folder, "boat.MP4"), "0123456789");
    const part = await get("/docs/boat.MP4", { headers: { Range: "bytes=2-4", "Accept-Encoding": "gzip" } });
    expect(part).toMatchObject({ status: 206, body: "234" });
    expect(part.headers).toMatchObject({
      "content-range": "bytes 2-4/10",
      "content-length": "3",
      "content-type": "video/mp4",
    });
    expect(await get("/docs/boat.MP4", { headers: { Range: "bytes=10-" } })).toMatchObject({ status: 416, body: "" });
    expect(await get("/docs/a/", { headers: { Range: "bytes=5-", "Accept-Encoding": "gzip" } })).toMatchObject({
      status: 206,
      body: "a",
    });
    expect((await get("/docs/missing/", { headers: { Range: "bytes=0-1" } })).status).toBe(404);
  });

  it("allows nothing but reading", async () => {
    const answer = await get("/docs/", { method: "POST" });
    expect(answer.status).toBe(405);
    expect(answer.headers["allow"]).toBe("GET, HEAD");
  });

  it("answers 304 as long as the file is the same", async () => {
    const etag = String((await get("/docs/a/")).headers["etag"]);
    const again = await get("/docs/a/", { headers: { "If-None-Match": `"other", W/${etag}` } });
    expect(again).toMatchObject({ status: 304, body: "" });
    writeFileSync(join(folder, "a/index.html"), "page a, changed");
    expect((await get("/docs/a/", { headers: { "If-None-Match": etag } })).status).toBe(200);
    writeFileSync(join(folder, "a/index.html"), "page a");
  });

  it("says when the port is taken", async () => {
    const report = createReport();
    expect(await serveFolder({ folder, port: Number(new URL(preview.url).port) }, report)).toBeUndefined();
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["serve/port-in-use"]);
    // One that is free is named, as by `dev`.
    expect(report.diagnostics[0]?.help).toMatch(/--port \d+/);
  });

  it("says when the system reserves the port", () => {
    expect(
      describeListenError(Object.assign(new Error("denied"), { code: "EACCES" }), { host: "127.0.0.1", port: 80 }).code,
    ).toBe("serve/port-not-permitted");
    expect(() => describeListenError(new TypeError("a bug"), { host: "127.0.0.1", port: 80 })).toThrow("a bug");
  });

  it("says when the address is another machine's", async () => {
    const report = createReport();
    // Kept for documentation, so that no machine has it.
    const reach = { host: "203.0.113.1", names: [] };
    expect(await serveFolder({ folder, port: 0, reach }, report)).toBeUndefined();
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["serve/no-such-address"]);
  });

  it("answers to other machines only if it is to", async () => {
    const reach = { host: "0.0.0.0", names: [] };
    const open = await serveFolder({ folder, port: 0, reach }, createReport());
    if (open === undefined) throw new Error("the preview did not start");
    const { port } = new URL(open.url);
    expect(new URL(open.url).hostname).toBe("127.0.0.1");
    for (const url of open.urlsElsewhere) expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/docs/`)).status).toBe(200);
    await open.close();
  });

  it("says when there is no site to serve", async () => {
    const report = createReport();
    expect(await serveFolder({ folder: parent, port: 0 }, report)).toBeUndefined();
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["serve/nothing-to-serve"]);
    // The folder of the model, which somebody means to see.
    expect(report.diagnostics[0]?.help).toContain(`\`aspectdoc dev ${parent}\` shows`);
    const none = createReport();
    expect(await serveFolder({ folder: join(parent, "none"), port: 0 }, none)).toBeUndefined();
    expect(none.diagnostics[0]?.help).toMatch(/^generate one first: aspectdoc generate --out .*none$/);
    const page = createReport();
    expect(await serveFolder({ folder: join(folder, "index.html"), port: 0 }, page)).toBeUndefined();
    expect(page.diagnostics[0]?.message).toMatch(/index\.html is a file, and a site is a folder$/);
    expect(page.diagnostics[0]?.help).toBe(`serve the site that it is in: aspectdoc serve ${folder}`);
    const circle = join(parent, "circle");
    symlinkSync(circle, circle);
    const closed = createReport();
    expect(await serveFolder({ folder: circle, port: 0 }, closed)).toBeUndefined();
    expect(closed.diagnostics[0]?.message).toBe(`a site in ${circle} could not be read: its links form a loop`);
  });
});
