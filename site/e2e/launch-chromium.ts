import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/**
 * Starts the Chromium that the system has, with further arguments of its own if need be. Nothing is
 * downloaded; where there is none, the error says how to get it.
 */
export async function launchChromium(further: readonly string[] = []): Promise<Browser> {
  const named = process.env["CHROMIUM"];
  const executablePath = named === undefined || named === "" ? places.find((path) => existsSync(path)) : named;
  if (executablePath === undefined || !existsSync(executablePath)) {
    throw new Error(
      `the browser tests need Chromium (looked for ${executablePath ?? places.join(", ")}): ` +
        "on Debian, apt-get install chromium; elsewhere set CHROMIUM to the path of one",
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...further,
    ],
  });
}
