import { realpath } from "node:fs/promises";
import { createServer } from "node:http";
import { answer } from "../../generator/serve/answer.ts";
import { thisMachine } from "../../generator/serve/reach.ts";
import type { Preview } from "../../generator/serve/serve-folder.ts";

/** Serves a written site below a path that it has not been made for, as any host does. */
export async function mountFolder(folder: string, base: string): Promise<Preview> {
  const mount = { folder: await realpath(folder), base, reach: thisMachine };
  const server = createServer((request, response) => {
    answer(mount, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((settle, fail) => {
    server.once("error", fail);
    server.listen(0, "127.0.0.1", settle);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    urlsElsewhere: [],
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
