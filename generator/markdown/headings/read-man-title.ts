/** What any line may be: `"MILL" "1" "May 2021"`, `mill 1 "Pages of mills"`, `MILL 1 "May 2021" "mill"`. */
const quoted = [
  /^"?([\w.][\w.+:@-]{0,100})"?[ \t]+"(\d{1,2}[a-z]{0,3})"(?:[ \t]+"[^"]*")*[ \t]*$/,
  /^([a-z.][a-z\d._+:@-]{0,100})[ \t]+([1-9][a-z]{0,3})(?:[ \t]+"[^"]*")+[ \t]*$/,
  /^([A-Z.][A-Z\d._+:@-]{0,100})[ \t]+([1-9][a-z]{0,3})(?:[ \t]+"[^"]*"){2,}[ \t]*$/,
];

/** What a line is that stands where pandoc has titles: `MILL(1) Pages of mills` and, in letters of one size, `mill 1 Pages of mills`. */
const plain = [
  /^([\w.][\w.+:@-]{0,100})[ \t]?\([ \t]?(\d{1,2}[a-z]{0,3})[ \t]?\)(?:[ \t].*)?$/,
  /^([a-z\d.][a-z\d._+:@-]{0,100}|[A-Z\d.][A-Z\d._+:@-]{0,100})[ \t]+([1-9][a-z]{0,3})(?:[ \t].*)?$/,
];

/** What a manual page is called, `mill(1)`, by the line that pandoc (`%`) and `go-md2man` make its head of; undefined for any other line. */
export function readManTitle(line: string, isOfPandoc: boolean): string | undefined {
  const found = [...quoted, ...(isOfPandoc ? plain : [])].map((form) => form.exec(line)).find((one) => one !== null);
  const [, name, section] = found ?? [];
  return name === undefined || section === undefined ? undefined : `${name}(${section})`;
}
