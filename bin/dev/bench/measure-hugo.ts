import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finishProcess, measureTool } from "./measure-process.ts";
import { median, measureMedian } from "./median.ts";
import type { Result } from "./result.ts";
import { makeGuides } from "./synthetic/make-guides.ts";
import { writeModel } from "./synthetic/write-model.ts";

const domains = 43;

/**
 * The same guides by Aspectdoc and by Hugo, if there is one on the path: what a very fast generator
 * takes on this machine for pages with next to nothing around them.
 */
export async function measureHugo(folder: string, times: number): Promise<readonly Result[]> {
  if (spawnSync("hugo", ["version"], { stdio: "ignore" }).status !== 0) return [];
  const input = join(folder, "guides");
  for (let domain = 0; domain < domains; domain += 1) writeModel(makeGuides(domain), input);
  const own = await measureMedian(times, async () => {
    rmSync(join(folder, "output"), { recursive: true, force: true });
    return measureTool(["generate", "--quiet", "--no-cache", "--input", input], folder);
  });

  const site = join(folder, "hugo");
  writeBareSite(site);
  cpSync(join(input, "content"), join(site, "content"), { recursive: true });
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    rmSync(join(site, "public"), { recursive: true, force: true });
    const started = performance.now();
    const { code, error } = await finishProcess(
      spawn("hugo", ["--quiet", "--source", site], { stdio: ["ignore", "ignore", "pipe"] }),
    );
    if (code !== 0) throw new Error(`hugo ended with ${code}:\n${error}`);
    all.push((performance.now() - started) / 1000);
  }
  const seconds = median(all);
  const group = "the same guides, cold";
  return [
    { group, name: "Hugo with a bare theme", measured: { seconds } },
    { group, name: "Aspectdoc, with search and twins", measured: { ...own, ratio: own.seconds / seconds } },
  ];
}

/** A site of Hugo's with the least that makes pages of Markdown. */
function writeBareSite(site: string): void {
  const layouts = join(site, "layouts/_default");
  mkdirSync(layouts, { recursive: true });
  writeFileSync(
    join(site, "hugo.toml"),
    'baseURL = "https://example.com/"\ntitle = "Guides"\ndisableKinds = ["taxonomy", "term", "RSS"]\n',
  );
  const page = (body: string): string => `<!doctype html><title>{{ .Title }}</title><main>${body}</main>\n`;
  writeFileSync(join(layouts, "single.html"), page("{{ .Content }}"));
  const links = '{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}';
  writeFileSync(join(layouts, "list.html"), page(links));
}
