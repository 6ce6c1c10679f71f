import type { MetaRecord } from "nextra";

const meta: MetaRecord = {
  index: "The canal",
  "-- rules": { type: "separator", title: "On the water" },
  sluices: "Sluices and gates",
  speed: { title: "How fast", theme: { toc: false } },
  drafts: { display: "hidden" },
  map: { title: "Map", href: "https://map.example.org/canal" },
  gone: "What is gone",
};

export default meta;
