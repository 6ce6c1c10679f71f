import type { PageWeight } from "./weigh-page.ts";

/** What a page may cost at most before its reader does anything: bytes compressed, and requests. */
export const pageBudgets = { script: 10_000, style: 20_000, requests: 6 } as const;

/** What a page costs too much, and where its policy is looser than it has to be. */
export function findBudgetFaults(weight: PageWeight): readonly string[] {
  const over = (["script", "style", "requests"] as const)
    .filter((key) => weight[key] > pageBudgets[key])
    .map((key) => `${key}: ${weight[key]}, at most ${pageBudgets[key]}`);
  const directives = weight.policy.replace(/ 'sha256-[^']+'/g, "").split("; ");
  const policy = ["default-src 'none'", "script-src 'self'", "style-src 'self'"]
    .filter((directive) => !directives.includes(directive))
    .map((directive) => `no ${directive} in the policy`);
  return [...over, ...policy, ...weight.inline.map((tag) => `inline: ${tag}`)];
}
