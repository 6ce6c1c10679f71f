/* A reader's own server and token in examples: filled in, kept in the tab, forgotten, and told to nobody. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReport } from "../../generator/diagnostics/report.ts";
import { type Preview, serveFolder } from "../../generator/serve/serve-folder.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";

const mutation = "graphql/mutations/updateDataset/";
const entity = "generated/metamodel/entities/dataset/";
const address = "http://localhost:9002";
const token = "eyJhbGciOiJIUzI1NiJ9.x-y_z";

let preview: Preview;
let browser: Browser;

beforeAll(async () => {
  const site = await generateSite();
  const started = await serveFolder({ folder: site.folder, port: 0 }, createReport());
  if (started === undefined) throw new Error("the generated site can't be served");
  preview = started;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await preview?.close();
});

async function setServer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Server and token" }).click();
  const settings = page.getByRole("dialog", { name: "Server and token" });
  await settings.getByLabel("Server address").fill(address);
  await settings.getByLabel("Access token").fill(token);
  await settings.getByRole("button", { name: "Fill in" }).click();
  await settings.waitFor({ state: "hidden" });
}

/** The texts of all examples of a notation. */
const readCode = (page: Page, language: string): Promise<string> =>
  page.evaluate(
    (name) => [...document.querySelectorAll(`pre .language-${name}`)].map((code) => code.textContent).join("\n"),
    language,
  );

describe("a server and a token", () => {
  it("are filled into examples, on the next pages of the tab too, until they are forgotten, and sent nowhere", async () => {
    const context = await browser.newContext();
    const asked: string[] = [];
    const wrong: string[] = [];
    context.on("request", (request) =>
      asked.push(`${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`),
    );
    const page = await context.newPage();
    page.on("console", (message) => wrong.push(message.text()));
    hearPageErrors(page, (message) => wrong.push(message));
    try {
      await page.goto(preview.url + mutation);
      const before = await readCode(page, "shell");
      expect(before).toContain("$GRAPHQL_URL");
      await setServer(page);
      const shell = await readCode(page, "shell");
      expect(shell).toContain(`curl "${address}/api/graphql"`);
      expect(shell).toContain(`Authorization: Bearer ${token}"`);
      expect(shell).not.toContain("$GRAPHQL");
      const python = await readCode(page, "python");
      expect(python).toContain(`"${address}/api/graphql",`);
      expect(python).toContain(`f"Bearer ${token}"`);
      expect(python).not.toContain("environ[");
      expect(page.url()).toBe(preview.url + mutation);

      await page.goto(preview.url + entity);
      await page.waitForFunction(
        (server) => document.body.textContent.includes(`curl --globoff --request POST '${server}/`),
        address,
      );

      await page.goto(preview.url + mutation);
      await page.waitForFunction(
        (server) => document.body.textContent.includes(`curl "${server}/api/graphql"`),
        address,
      );
      await page.getByRole("button", { name: "Server and token" }).click();
      await page.getByRole("button", { name: "Forget" }).click();
      expect(await readCode(page, "shell")).toBe(before);
      expect(await page.evaluate(() => sessionStorage.getItem("server"))).toBeNull();
      expect(asked.filter((request) => request.includes(token) || request.includes(new URL(address).host))).toEqual([]);
      expect(wrong).toEqual([]);
    } finally {
      await context.close();
    }
  });

  it("are refused where a shell would read more than text in them", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    try {
      await page.goto(preview.url + mutation);
      await page.getByRole("button", { name: "Server and token" }).click();
      await page.getByLabel("Server address").fill("https://a.example.org/$(id)");
      await page.getByRole("button", { name: "Fill in" }).click();
      expect(await page.getByRole("alert").textContent()).toContain("http://");
      expect(await readCode(page, "shell")).toContain("$GRAPHQL_URL");
    } finally {
      await context.close();
    }
  });
});

it("are filled in by Enter, which closes their window for good", async () => {
  const page = await browser.newPage();
  try {
    await page.goto(preview.url + mutation);
    const button = page.getByRole("button", { name: "Server and token" });
    await button.click();
    const settings = page.getByRole("dialog", { name: "Server and token" });
    await settings.getByLabel("Server address").fill(address);
    await settings.getByLabel("Access token").press("Enter");
    await page.getByRole("status").getByText("Filled into the examples").waitFor({ state: "attached" });
    expect(await settings.isVisible()).toBe(false);
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  } finally {
    await page.context().close();
  }
});

it("an example is opened in GraphiQL once it is known where that is, without the token", async () => {
  const context = await browser.newContext();
  // Nobody answers there, and nobody should be asked.
  await context.route(`${address}/**`, (route) => route.fulfill({ body: "GraphiQL", contentType: "text/plain" }));
  const page = await context.newPage();
  try {
    await page.goto(preview.url + mutation);
    await page.getByRole("button", { name: "Open in GraphiQL" }).click();
    const settings = page.getByRole("dialog", { name: "Server and token" });
    await settings.getByLabel("Server address").fill(address);
    await settings.getByLabel("Access token").fill(token);
    const opened = context.waitForEvent("page");
    await settings.getByRole("button", { name: "Fill in" }).click();
    const url = new URL((await opened).url());
    expect(url.origin + url.pathname).toBe(`${address}/api/graphiql`);
    expect(url.searchParams.get("query")).toContain("mutation updateDataset(");
    expect(JSON.parse(url.searchParams.get("variables") ?? "")).toHaveProperty("input");
    expect(url.href).not.toContain(token);
  } finally {
    await context.close();
  }
});
