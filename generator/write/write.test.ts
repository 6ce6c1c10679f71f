import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createReport, type Report } from "../diagnostics/report.ts";
import type { OutputFile } from "./output-file.ts";
import { describeWriteError } from "./describe-write-error.ts";
import { createMarker } from "./marker.ts";
import { write } from "./write.ts";

let parent: string;
let out: string;
let report: Report;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "aspectdoc-write-"));
  out = join(parent, "output");
  report = createReport();
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

const marker = createMarker({ base: "/docs/" });

const site = (text: string): readonly OutputFile[] => [
  marker,
  { path: "index.html", content: text },
  { path: "a/b/index.html", content: `${text} b` },
];

function* breakAfter(files: readonly OutputFile[]): Generator<OutputFile> {
  yield* files;
  throw new Error("a bug in rendering");
}

/** A run in a process of its own that never comes to its end; it says when a hundred files have been taken. */
const endlessRun = `
  import { runnerImport } from "vite";
  const { module } = await runnerImport("./write.ts");
  const report = { diagnostics: [], add(problem) { throw new Error(problem.message); } };
  async function* files() {
    for (let index = 0; ; index += 1) {
      yield { path: index + "/index.html", content: "" };
      if (index === 100) process.stdout.write("writing\\n");
      await new Promise((settle) => setTimeout(settle, index > 100 ? 20 : 0));
    }
  }
  await module.write(files(), process.argv[1], report);
`;

/** A run that may make files, but put nothing into them, as on a full disk. */
const runWithoutRoom = `
  import { runnerImport } from "vite";
  const [write, replace] = await Promise.all([runnerImport("./write.ts"), runnerImport("../cache/replace-file.ts")]);
  const codes = [];
  await write.module.write([], process.argv[1], { diagnostics: [], add: ({ code }) => codes.push(code) });
  await replace.module.replaceFile(process.argv[1] + "-cache", [Buffer.from("text")]).catch(({ code }) => codes.push(code));
  console.log(codes.join(" "));
`;

const codes = (): readonly string[] => report.diagnostics.map(({ code }) => code);

/** Of a folder that nothing is known of yet. */
const nothing = { record: new Map<string, never>() };

describe("write", () => {
  it("makes the folder and says how much it wrote", async () => {
    const summary = await write(site("one"), out, report);
    expect(summary).toMatchObject({ files: 3, bytes: String(marker.content).length + 8, changed: 3 });
    expect(readFileSync(join(out, "a/b/index.html"), "utf8")).toBe("one b");
    expect(readdirSync(parent)).toEqual(["output"]);
    expect(codes()).toEqual([]);
  });

  it("leaves the previous output whole when the new one is taken away while it is written", async () => {
    await write(site("one"), out, report);
    function* takeAway(): Generator<OutputFile> {
      yield { path: "index.html", content: "two" };
      for (const name of readdirSync(parent)) if (name !== "output") rmSync(join(parent, name), { recursive: true });
      yield { path: "a/b/index.html", content: "two" };
      yield { path: "a/marked/index.html", content: "two" };
    }
    expect(await write(takeAway(), out, report)).toBeUndefined();
    expect(codes()).toEqual(["write/failed"]);
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("one");
    expect(readdirSync(parent)).toEqual(["output"]);
  });

  it("replaces its own output whole", async () => {
    await write([...site("one"), { path: "gone/index.html", content: "" }], out, report);
    await write(site("two"), out, report);
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("two");
    expect(existsSync(join(out, "gone"))).toBe(false);
    expect(readdirSync(parent)).toEqual(["output"]);
  });

  it("leaves files alone whose content stays, and notices those that someone has touched", async () => {
    const first = await write([...site("one"), { path: "gone.html", content: "" }], out, report, nothing);
    const times = (path: string): number => statSync(join(out, path)).mtimeMs;
    const before = times("a/b/index.html");
    writeFileSync(join(out, ".aspectdoc"), '{ "base": "/touched/" }');
    const second = await write(
      [marker, { path: "index.html", content: "two" }, { path: "a/b/index.html", content: "one b" }],
      out,
      report,
      first,
    );
    expect(second?.changed).toBe(3);
    expect(times("a/b/index.html")).toBe(before);
    expect(readFileSync(join(out, ".aspectdoc"), "utf8")).toBe(marker.content);
    expect(existsSync(join(out, "gone.html"))).toBe(false);
    const third = await write(site("two"), out, report, second);
    const fourth = await write(
      site("two").map(({ path }) => ({ path, content: { asBefore: true } as const })),
      out,
      report,
      third,
    );
    expect([fourth?.changed, fourth?.record]).toEqual([0, third?.record]);
  });

  it("gives up when a file that it copies has gone meanwhile, and says so of that file", async () => {
    await write(site("one"), out, report);
    const files = [...site("two"), { path: "imgs/quay.png", content: { copyOf: join(out, "..", "quay.png") } }];
    expect(await write(files, out, report)).toBeUndefined();
    expect(report.diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual([
      [
        "write/source-gone",
        "the file that imgs/quay.png is a copy of can't be read: it is no longer there",
        "run it again when nothing changes the input any more",
      ],
    ]);
  });

  it("notes nothing where nobody keeps anything", async () => {
    const summary = await write(site("one"), out, report);
    expect([summary?.files, summary?.bytes, summary?.record.size]).toEqual([
      site("one").length,
      site("one").reduce((sum, { content }) => sum + String(content).length, 0),
      0,
    ]);
  });

  it("gives up when a file that it counts on is changed during the run", async () => {
    const first = await write(site("one"), out, report, nothing);
    function* touchThenKeep(): Generator<OutputFile> {
      yield marker;
      writeFileSync(join(out, "index.html"), "touched");
      yield { path: "index.html", content: { asBefore: true } };
    }
    expect(await write(touchThenKeep(), out, report, first)).toBeUndefined();
    expect(codes()).toEqual(["write/changed-meanwhile"]);
    expect(readdirSync(parent)).toEqual(["output"]);
  });

  it("writes into an empty folder and through a symbolic link", async () => {
    mkdirSync(join(parent, "real"));
    symlinkSync("real", out);
    await write(site("one"), out, report);
    expect(readFileSync(join(parent, "real/index.html"), "utf8")).toBe("one");
    expect(statSync(out).isDirectory()).toBe(true);
  });

  it("says of a link to what is gone that it is one, and leaves it", async () => {
    symlinkSync("gone/site", out);
    expect(await write(site("one"), out, report)).toBeUndefined();
    expect(report.diagnostics.map(({ message }) => message)).toEqual([
      `${out} can't be written: it is a link to what is not there`,
    ]);
    expect(readdirSync(parent)).toEqual(["output"]);
  });

  it("says so when the system takes no such name", async () => {
    const long = join(parent, "a".repeat(300));
    expect(await write(site("one"), long, report)).toBeUndefined();
    expect(report.diagnostics[0]?.message).toMatch(/a can't be written: ENAMETOOLONG: name too long$/);
  });

  it("writes many more files than it holds at once", async () => {
    const pages = Array.from({ length: 300 }, (_, index) => ({ path: `p/${index}/index.html`, content: `${index}` }));
    expect((await write([marker, ...pages], out, report))?.files).toBe(301);
    expect(readFileSync(join(out, "p/299/index.html"), "utf8")).toBe("299");
  });

  it("refuses a folder with files of someone else and touches nothing", async () => {
    mkdirSync(out);
    writeFileSync(join(out, "thesis.txt"), "irreplaceable");
    expect(await write(site("one"), out, report)).toBeUndefined();
    expect(codes()).toEqual(["write/foreign-folder"]);
    expect(readdirSync(out)).toEqual(["thesis.txt"]);
    expect(readdirSync(parent)).toEqual(["output"]);
  });

  it.each([
    ["a folder of that name, such as a cache", () => mkdirSync(join(out, ".aspectdoc"))],
    ["a link", () => symlinkSync(join(parent, "elsewhere"), join(out, ".aspectdoc"))],
    ["an empty file", () => writeFileSync(join(out, ".aspectdoc"), "")],
    ["settings of something else", () => writeFileSync(join(out, ".aspectdoc"), '{ "theme": "dark" }')],
    ["a long file", () => writeFileSync(join(out, ".aspectdoc"), `{"base":"/"}${" ".repeat(5000)}`)],
  ])("takes %s for no marker of ours", async (_, makeMarker) => {
    writeFileSync(join(parent, "elsewhere"), '{ "base": "/" }');
    mkdirSync(out);
    writeFileSync(join(out, "thesis.txt"), "irreplaceable");
    makeMarker();
    expect(await write(site("one"), out, report)).toBeUndefined();
    expect(codes()).toEqual(["write/foreign-folder"]);
    expect(readFileSync(join(out, "thesis.txt"), "utf8")).toBe("irreplaceable");
  });

  it("removes no folder that a link in the place of its own leads to", async () => {
    mkdirSync(join(parent, "home"));
    writeFileSync(join(parent, "home/thesis.txt"), "irreplaceable");
    for (const name of ["new", "old"]) symlinkSync("home", join(parent, `.output.aspectdoc-${name}`));
    await write(site("one"), out, report);
    await write(site("two"), out, report);
    expect(readFileSync(join(parent, "home/thesis.txt"), "utf8")).toBe("irreplaceable");
    expect(readdirSync(parent).toSorted()).toEqual(["home", "output"]);
  });

  it("refuses a file", async () => {
    writeFileSync(out, "a file");
    expect(await write(site("one"), out, report)).toBeUndefined();
    expect(codes()).toEqual(["write/not-a-folder"]);
    expect(readFileSync(out, "utf8")).toBe("a file");
  });

  it("says so when there is no parent to make the folder in", async () => {
    expect(await write(site("one"), join(parent, "no/such/output"), report)).toBeUndefined();
    expect(codes()).toEqual(["write/missing-parent"]);
    expect(readdirSync(parent)).toEqual([]);
  });

  it("keeps the previous output when the files stop coming", async () => {
    await write(site("one"), out, report);
    await expect(write(breakAfter(site("two")), out, report)).rejects.toThrow("a bug in rendering");
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("one");
    expect(readdirSync(parent)).toEqual(["output"]);
  });

  it.each(["../escape", "/absolute", "a//b", "a/./b", "a\\b", "a/../../b", "c:/x"])(
    "never writes to %s",
    async (path) => {
      await expect(write([marker, { path, content: "" }], out, report)).rejects.toThrow("leaves the output folder");
      expect(readdirSync(parent)).toEqual([]);
    },
  );

  it("does not let one page overwrite another, whatever the file system thinks of case", async () => {
    const files = [marker, { path: "a/Index.html", content: "" }, { path: "A/index.html", content: "" }];
    await expect(write(files, out, report)).rejects.toThrow("two output files");
  });

  it("refuses while another run writes to the same folder", async () => {
    writeFileSync(join(parent, ".output.aspectdoc-lock"), `${process.ppid} ${hostname()}\n`);
    expect(await write(site("one"), out, report)).toBeUndefined();
    expect(codes()).toEqual(["write/locked"]);
    expect(report.diagnostics[0]?.message).toContain(`process ${process.ppid}`);
  });

  it("knows no process of a lock that has just been made", async () => {
    writeFileSync(join(parent, ".output.aspectdoc-lock"), "");
    expect(await write(site("one"), out, report)).toBeUndefined();
    expect(report.diagnostics[0]?.message).toBe(`another run is writing to ${out}`);
  });

  it("leaves no empty lock and no unfinished cache where there is no room for them", () => {
    const command = ["-c", `trap "" XFSZ; ulimit -f 0; exec "$0" --input-type=module -e "$1" "$2"`];
    const options = { cwd: import.meta.dirname, encoding: "utf8" } as const;
    const { stdout } = spawnSync("sh", [...command, process.execPath, runWithoutRoom, out], options);
    expect(stdout).toBe("write/failed EFBIG\n");
    expect(readdirSync(parent)).toEqual([]);
  });

  it("does not mix two runs that start at once", async () => {
    const results = await Promise.all([write(site("one"), out, report), write(site("two"), out, report)]);
    expect(results.filter((result) => result !== undefined)).toHaveLength(1);
    expect(codes()).toEqual(["write/locked"]);
    const text = readFileSync(join(out, "index.html"), "utf8");
    expect(readFileSync(join(out, "a/b/index.html"), "utf8")).toBe(`${text} b`);
  });

  it("takes over what a killed run left behind", async () => {
    await write(site("one"), out, report);
    const killed = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
    await new Promise((settle) => killed.on("exit", settle));
    writeFileSync(join(parent, ".output.aspectdoc-lock"), `${killed.pid} ${hostname()}\n`);
    mkdirSync(join(parent, ".output.aspectdoc-new"));
    writeFileSync(join(parent, ".output.aspectdoc-new/half.html"), "");
    await write(site("two"), out, report);
    expect(codes()).toEqual([]);
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("two");
    expect(existsSync(join(out, "half.html"))).toBe(false);
    expect(readdirSync(parent)).toEqual(["output"]);
  });

  it("leaves the previous output whole when it is killed", async () => {
    await write(site("one"), out, report);
    const run = spawn(process.execPath, ["--input-type=module", "-e", endlessRun, out], { cwd: import.meta.dirname });
    try {
      await new Promise((settle, fail) => {
        run.stdout.once("data", settle);
        run.once("exit", () => fail(new Error("the run ended before it could be killed")));
      });
    } finally {
      run.removeAllListeners("exit");
      run.kill("SIGKILL");
    }
    await new Promise((settle) => run.once("exit", settle));
    expect(existsSync(join(parent, ".output.aspectdoc-new/1/index.html"))).toBe(true);
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("one");
    expect(readFileSync(join(out, "a/b/index.html"), "utf8")).toBe("one b");
    await write(site("two"), out, report);
    expect(codes()).toEqual([]);
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("two");
    expect(readdirSync(parent)).toEqual(["output"]);
  });

  it("restores the output of a run that was killed between the two renames, even when the next run fails", async () => {
    await write(site("one"), join(parent, ".output.aspectdoc-old"), report);
    await expect(write(breakAfter(site("two")), out, report)).rejects.toThrow("a bug in rendering");
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("one");
    expect(readdirSync(parent)).toEqual(["output"]);
  });
});

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: what happened, rename '/x/.a' -> '/x/b'`), { code, syscall: "rename" });
}

describe("describeWriteError", () => {
  it.each([
    ["EACCES", "write/not-permitted"],
    ["EROFS", "write/not-permitted"],
    ["ENOSPC", "write/no-space"],
    ["EDQUOT", "write/no-space"],
    ["EBUSY", "write/mount-point"],
    ["EXDEV", "write/mount-point"],
    ["EIO", "write/failed"],
  ])("takes %s for %s", (code, expected) => {
    expect(describeWriteError(systemError(code), "output").code).toBe(expected);
  });

  it("leads below a folder that could be written itself, such as a volume", () => {
    expect(describeWriteError(systemError("EACCES"), parent).help).toContain(`--out ${parent}/site`);
    expect(describeWriteError(systemError("EACCES"), join(parent, "none")).help).toContain("check the permissions");
  });

  it("keeps the names of our own working folders out of the message", () => {
    expect(describeWriteError(systemError("EIO"), "output").message).toBe(
      "output can't be written: EIO: what happened",
    );
  });

  it("throws on what the file system did not say", () => {
    expect(() => describeWriteError(new TypeError("a bug"), "output")).toThrow("a bug");
  });
});
