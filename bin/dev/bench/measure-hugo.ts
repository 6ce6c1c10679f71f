import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import glob from "fast-glob";
import { finishProcess, measureTool, type Measurement } from "./measure-process.ts";
import { measureMedian, takeMedian } from "./median.ts";
import type { BenchModel } from "./models.ts";
import { setAside } from "./set-aside.ts";
import type { Result } from "./result.ts";

/** What a cold run may take of what Hugo does for the same pages. */
const mostOfHugo = { cpu: 0.55, wall: 0.65 };

/**
 * A cold run on the model, and Hugo on the Markdown of the very pages that it writes, in turns, if
 * there is a Hugo on the path: what a fast generator takes here for the same text, with code
 * coloured and the pages of its section beside each page.
 */
export async function measureHugo(model: BenchModel, folder: string, times: number): Promise<readonly Result[]> {
  if (spawnSync("hugo", ["version"], { stdio: "ignore" }).status !== 0) return [];
  const input = join(folder, "model");
  model.copy(input);
  const output = join(folder, "output");
  const makeOwn = async (): Promise<Measurement> => {
    setAside(output);
    return measureTool(["generate", "--quiet", "--no-cache", "--input", input], folder);
  };
  await makeOwn();
  const site = join(folder, "hugo");
  writeHugoSite(site);
  const pages = copyTwins(output, join(site, "content"));

  const byHugo: Measurement[] = [];
  const own = await measureMedian(times, async () => {
    byHugo.push(await measureHugoRun(site));
    return makeOwn();
  });
  if (glob.sync("**/*.html", { cwd: join(site, "public") }).length < pages) throw new Error("Hugo left pages out");
  const { seconds, cpuSeconds } = takeMedian(byHugo);
  const group = `${model.name} beside Hugo, ${pages.toLocaleString("en")} pages`;
  return [
    { group, name: "Hugo, of the pages' Markdown", measured: { seconds, cpuSeconds } },
    {
      group,
      name: "Aspectdoc, of the model, cold",
      measured: { ...own, ratio: own.cpuSeconds / cpuSeconds },
      bar: { ratio: mostOfHugo.cpu, seconds: seconds * mostOfHugo.wall },
    },
  ];
}

/** Copies each page's Markdown with its title alone in front matter, since more would mean something to Hugo. */
function copyTwins(from: string, to: string): number {
  const twins = glob.sync("**/*.md", { cwd: from });
  for (const twin of twins) {
    // A file named "index" would make all else in its folder part of one page.
    const path = join(to, twin.replace(/(^|\/)index\.md$/, "$1_index.md"));
    mkdirSync(dirname(path), { recursive: true });
    const whole = readFileSync(join(from, twin), "utf8");
    const [, title = "", text = ""] = /^---\n(title: .*\n)?[^]*?\n---\n([^]*)$/.exec(whole) ?? [];
    // Two braces would begin a call of Hugo's own.
    writeFileSync(path, `---\n${title}---\n${text.replaceAll("{{", "{ {")}`);
  }
  return twins.length;
}

async function measureHugoRun(site: string): Promise<Measurement> {
  setAside(join(site, "public"));
  // The shell's own `time` knows the processor time of a child; Node tells only its own.
  const script = 'TIMEFORMAT="%U %S"; time hugo --quiet --source "$1" 2>&1';
  const started = performance.now();
  const child = spawn("bash", ["-c", script, "bash", site], { stdio: ["ignore", "ignore", "pipe"] });
  const { code, error } = await finishProcess(child);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`hugo ended with ${code}:\n${error}`);
  const [user = 0, system = 0] = error.trim().split(" ").map(Number);
  return { seconds, cpuSeconds: user + system, peakBytes: Number.NaN };
}

/** A site of Hugo's with coloured code, the sections that lead to a page, its neighbours and its headings, and no more. */
function writeHugoSite(site: string): void {
  const layouts = join(site, "layouts/_default");
  mkdirSync(layouts, { recursive: true });
  writeFileSync(
    join(site, "config.toml"),
    [
      'baseURL = "https://example.com/"',
      'title = "Model"',
      'disableKinds = ["taxonomy", "term", "RSS"]',
      "[markup.highlight]",
      "noClasses = false",
      "",
    ].join("\n"),
  );
  const list = (pages: string): string =>
    `<ul>{{ range ${pages} }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</ul>`;
  const tree = `{{ range .Ancestors.Reverse }}${list(".Pages")}{{ end }}${list(".Pages")}`;
  const page = `<!doctype html><title>{{ .Title }}</title><nav>${tree}</nav><main>{{ .Content }}</main>{{ .TableOfContents }}\n`;
  for (const name of ["single.html", "list.html"]) writeFileSync(join(layouts, name), page);
}
