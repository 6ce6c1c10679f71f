import { createContext } from "react";
import type { ColorCode } from "../../generator/page-model/render-request.ts";

/** Gives a page's code its colours where it is shown; it is plain where nobody does. */
export const CodeColors = createContext<ColorCode>((tab) => tab);
