import type { CliOption } from "../../catalogue/cli.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";

/** What differs in what an option means by each of its spellings, without a value, and where it isn't given. */
export function compareOption(site: Site, was: CliOption, is: CliOption): readonly Change[] {
  const spans = [{ span: was.span }, { span: is.span }] as const;
  const isOpposite = ({ opposites = [] }: CliOption, name: string): boolean => opposites.includes(name);
  const turned = was.names.filter((name) => is.names.includes(name) && isOpposite(was, name) !== isOpposite(is, name));
  const [asked, asksNow] = [was.prompts === true, is.prompts === true];
  // What had to be given is given; what has to be from now on is told as that.
  const isAskedNow = !asked && asksNow && !was.required && !is.required;
  const isNoLonger = asked && !asksNow && !is.required;
  const hasOther = was.alone !== undefined && is.alone !== undefined && was.alone !== is.alone;
  return [
    ...turned.map((text) =>
      makeChange({
        ...site,
        coordinate: `${site.coordinate}<${text}>`,
        code: "breaking/cli-spelling-turned",
        before: { text, ...spans[0] },
        after: { text, ...spans[1] },
      }),
    ),
    ...(isAskedNow ? [makeChange({ ...site, code: "breaking/cli-prompt-added", after: spans[1] })] : []),
    ...(isNoLonger ? [makeChange({ ...site, code: "safe/cli-prompt-removed", before: spans[0] })] : []),
    ...(hasOther
      ? [
          makeChange({
            ...site,
            code: "risky/cli-alone-changed",
            before: { text: was.alone, ...spans[0] },
            after: { text: is.alone, ...spans[1] },
          }),
        ]
      : []),
  ];
}
