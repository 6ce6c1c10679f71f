import { get, request, type IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { devPath } from "../page-model/dev-message.ts";
import { loadSiteBundle } from "../render/load-site-bundle.ts";
import { createReport } from "../diagnostics/report.ts";
import type { SessionState } from "./create-session.ts";
import { type DevServer, serveSession } from "./serve-session.ts";

const size = 1_000_000;

test("lets go of a page that reads nothing of what it is told", async () => {
  const server = await start();
  const response = await new Promise<IncomingMessage>((settle, fail) => {
    get(`${server.origin}${devPath}events?page=/&shown=x`, settle).on("error", fail);
  });
  // Until somebody listens for its data, nothing is read of a response.
  const told = 60;
  for (let count = 0; count < told; count += 1) server.show(stateOf(`${count}`.padEnd(size)));
  let received = 0;
  await new Promise<void>((settle) => {
    response.on("data", (piece: Buffer) => {
      received += piece.length;
      if (received > told * size) settle();
    });
    response.on("error", () => settle());
    response.on("close", () => settle());
  });
  response.destroy();
  expect(received).toBeLessThan((told / 2) * size);
});

test("ends the answer to a question for the heads of events", async () => {
  const { origin } = await start();
  const status = await new Promise((settle, fail) => {
    request(`${origin}${devPath}events?page=/`, { method: "HEAD" }, (response) => {
      response.resume().on("end", () => settle(response.statusCode));
    })
      .on("error", fail)
      .end();
  });
  expect(status).toBe(200);
});

async function start(): Promise<DevServer> {
  const report = createReport();
  const source = { bundle: await loadSiteBundle(), client: "" };
  const server = await serveSession({ port: 0, source }, report);
  if (server === undefined) throw new Error("no port is free");
  onTestFinished(() => server.close());
  server.show(stateOf(""));
  return server;
}

/** A state without a site, in which one thing is wrong. */
function stateOf(message: string): SessionState {
  return {
    site: undefined,
    isStale: false,
    hasNews: true,
    settings: undefined,
    diagnostics: [{ severity: "error", code: "usage/no-input", message, related: [] }],
    texts: new Map(),
    locations: new Map(),
    timings: [],
    traces: [],
  };
}
