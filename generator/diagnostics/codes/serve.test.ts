import { expect, it } from "vitest";
import { serveCodes } from "./serve.ts";

it("offers a port that is free, and where none is known the option to choose one", () => {
  expect(serveCodes.portInUse({ port: 8080, free: 8081 }).help).toBe("port 8081 is free: --port 8081");
  expect(serveCodes.portInUse({ port: 8080 }).help).toBe(
    "choose another with --port, or let the system choose with --port 0",
  );
});
