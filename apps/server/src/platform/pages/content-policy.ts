import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of all pages, by the origin of their sockets: scripts only from our own host and
 * `inlineScripts` by hash, nothing from anywhere else. These are the ones that the build knows and never what was found
 * in a page, where somebody may have got in another one. Styles stand in the document and colour placeholders in
 * attributes. `socketOrigin` is named because older browsers do not count web sockets as 'self'.
 */
export function createContentPolicy(inlineScripts: readonly string[]): (socketOrigin: string) => string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const scripts = ["script-src 'self'", ...hashes].join(' ');
  return (socketOrigin) =>
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
    ].join('; ');
}
