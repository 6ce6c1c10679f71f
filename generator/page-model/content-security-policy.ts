/**
 * What browsers let a page do, page by page in a `meta` element and once more in the headers of hosts that
 * send some. Pages hold no script and no style of their own (but for the few lines of `404.html`, which its own policy knows by their
 * hash) and load nothing from elsewhere. What they say
 * to search engines as JSON-LD is a block of data, which browsers never run and the policy doesn't concern.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
