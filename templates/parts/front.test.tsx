import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Front } from "./front.tsx";

it.each([
  ["دليل البدء", "كل ما يلزم.", ' dir="rtl"'],
  ["DataHub דרך", "המדריך של המערכת.", ' dir="rtl"'],
  ["A guide", "", ""],
])("reads the card of “%s” as a whole from the side of most of its letters", (label, text, direction) => {
  const shown = renderToStaticMarkup(<Front front={{ searched: "2 pages", tasks: [{ label, href: "a/", text }] }} />);
  expect(shown).toContain(`<li${direction}><a href="a/">${label}</a>`);
});

it("breaks long names in the label of a card where their parts meet", () => {
  const tasks = [{ label: "See HarbourBerthReservation", href: "a/", text: "" }];
  const shown = renderToStaticMarkup(<Front front={{ searched: "2 pages", tasks }} />);
  expect(shown).toContain('<a href="a/">See <wbr/>Harbour<wbr/>Berth<wbr/>Reservation</a>');
});
