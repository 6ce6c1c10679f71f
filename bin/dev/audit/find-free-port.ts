import { createServer } from "node:net";

/** A port of this machine that nothing listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => settle(port));
    });
  });
}
