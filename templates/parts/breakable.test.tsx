import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { breakable } from "./breakable.tsx";
import { Section } from "./section.tsx";

it.each([
  ["GET /v1/{name}", "GET /v1/{name}"],
  ["GET /api/v1/namespaces/{namespace}/pods", "GET /api/|v1/|namespaces/|{namespace}/|pods"],
  ["https://ships.example.org/a", "https://ships.|example.|org/|a"],
  ["com.example.harbour.BerthOfShip", "com.|example.|harbour.|Berth|Of|Ship"],
])("breaks %s where its parts meet", (name, shown) => {
  expect(renderToStaticMarkup(<>{breakable(name)}</>).replaceAll("<wbr/>", "|")).toBe(shown);
});

it.each([
  ["io.k8s.storage.snapshot.v1beta1", "io.|k8s.|storage.|snapshot.|v1beta1"],
  ["What is in v1.Ship and where it begins", "What is in v1.Ship and where it begins"],
])("breaks a heading that is a name, and no sentence: %s", (title, shown) => {
  const markup = renderToStaticMarkup(
    <Section id="one" title={title}>
      {null}
    </Section>,
  );
  expect(markup.replaceAll("<wbr/>", "|")).toContain(`href="#one">${shown}</a>`);
});
