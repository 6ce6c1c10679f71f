/** Words that nobody writes in small letters but in paths, by those. */
const spellings: ReadonlyMap<string, string> = new Map(
  [
    ...[
      "ADR",
      "AI",
      "API",
      "AWS",
      "CLI",
      "CSS",
      "CSV",
      "DNS",
      "FAQ",
      "GCP",
      "GUI",
      "HTML",
      "HTTP",
      "HTTPS",
      "IDE",
      "JDBC",
      "JSON",
    ],
    ...[
      "JWT",
      "LDAP",
      "LLM",
      "MCP",
      "ML",
      "MQTT",
      "ODBC",
      "OIDC",
      "PDF",
      "RBAC",
      "RFC",
      "RPC",
      "SAML",
      "SDK",
      "SLA",
      "SQL",
      "SSH",
    ],
    ...["SSL", "SSO", "TCP", "TLS", "TOML", "UDP", "UI", "URI", "URL", "URN", "UUID", "VM", "VPN", "XML", "YAML"],
    ...["GraphQL", "gRPC", "JavaScript", "OAuth", "OpenAPI", "TypeScript", "WebSocket"],
  ].flatMap((word) => [[word.toLowerCase(), word] as const, [`${word.toLowerCase()}s`, `${word}s`] as const]),
);

/** Words of a path with those among them that are short for others as they are written: `api reference` is `API reference`. */
export function spellAcronyms(words: string): string {
  return words.replace(/\p{L}[\p{L}\d]*/gu, (word) =>
    word === word.toLowerCase() ? (spellings.get(word) ?? word) : word,
  );
}
