import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of all pages. `inlineScripts` are those that the build knows, never those found in a page,
 * where an attacker may have added one. Styles stand in the document and colour placeholders in attributes.
 * `socketOrigin` is named because older browsers do not count web sockets as 'self'. `ofPage` is what the web app adds for
 * this page: the origin of a frame.
 */
export function createContentPolicy(
  inlineScripts: readonly string[],
): (socketOrigin: string, ofPage?: string) => string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const scripts = ["script-src 'self'", ...hashes].join(' ');
  return (socketOrigin, ofPage) =>
    [
      "default-src 'none'",
      scripts,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      `connect-src 'self' ${socketOrigin}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(ofPage ? [ofPage] : []),
    ].join('; ');
}
