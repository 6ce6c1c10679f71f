import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";

/** A development server that runs. */
export interface StartedDev {
  /** Where the site is, with its base. */
  readonly address: string;
  /** What it has said by then. */
  readonly said: string;
  /** Its process, which whoever started it has to end. */
  readonly server: ChildProcessWithoutNullStreams;
}

/** Starts a development server on any free port, and waits until it has a site. */
export async function startDev(command: string, args: readonly string[], cwd: string): Promise<StartedDev> {
  const server = spawn(command, [...args, "--port", "0"], { cwd, env: { PATH: process.env["PATH"] } });
  const started = await new Promise<Pick<StartedDev, "address" | "said">>((settle, fail) => {
    let said = "";
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const [, address] = /pages? at (\S+) in/.exec(said) ?? [];
      if (address !== undefined) settle({ address, said });
    });
    server.on("exit", () => fail(new Error(said)));
  });
  return { ...started, server };
}
