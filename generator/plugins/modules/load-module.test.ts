import { expect, test } from "vitest";
import { loadModule } from "./load-module.ts";

test("a module that awaits what never comes is given up", async () => {
  const keepsOn = setInterval(() => {}, 1000);
  try {
    const module = `data:text/javascript,${encodeURIComponent("await new Promise(() => {});")}`;
    await expect(loadModule(module, 50)).rejects.toThrow("it isn't done after 0.05 s");
  } finally {
    clearInterval(keepsOn);
  }
});
