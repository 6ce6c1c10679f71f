const opening =
  /\{\{[<%]\s{0,9}(tabpane|tabs|tabset)(\s[^\n]{0,500}?)?\s{0,9}[>%]\}\}\s{0,50}(\{\{<\s{0,9}tab\s([^\n]{0,500}?)>\}\})?/g;
const textFlag = /\btext\s{0,3}=\s{0,3}["']?true/;
const codeLanguage = /\b(?:codelang|lang)\s{0,3}=\s{0,3}["']?([\w+#-]{1,40})/;

/**
 * Tabs that hold code as it stands, by the offset of what opens them, each with the language of those that say none: in the theme Docsy
 * they do unless they say that they hold text, in that of Kubernetes where the first one has a language.
 */
export function findCodePanes(text: string): ReadonlyMap<number, string> {
  const panes = new Map<number, string>();
  if (!/\{\{[<%]\s{0,9}tab(?:pane|s|set)\b/.test(text)) return panes;
  for (const { 0: _, 1: name = "", 2: options = "", 3: tab, 4: said = "", index } of text.matchAll(opening)) {
    if (tab === undefined || textFlag.test(options) || textFlag.test(said)) continue;
    const language = codeLanguage.exec(options)?.[1];
    const isCode = name === "tabpane" || /\bcodelang\s{0,3}=/.test(said);
    if (isCode) panes.set(index, language ?? codeLanguage.exec(said)?.[1] ?? "");
  }
  return panes;
}
