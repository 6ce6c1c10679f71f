import type { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** The address below which the site is, from what the command says once it is there. */
export function waitForUrl(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((settle, fail) => {
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said += chunk;
      const url = /http:\/\/127\.0\.0\.1:\S+/.exec(said)?.[0];
      if (url !== undefined) settle(url);
    });
    child.once("exit", () => fail(new Error(`dev ended:\n${said}`)));
  });
}

/** Asks for the page until it says the word. */
export async function waitForPage(url: string, word: string): Promise<void> {
  for (let asked = 0; asked < 3000; asked += 1) {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.ok && text.includes(word)) return;
    await wait(10);
  }
  throw new Error(`${url} never said ${word}`);
}
