import { createHash } from 'node:crypto';

/** The contents of all inline scripts that a browser would run. Data blocks (`type="application/…"`) are not run and need no hash. */
export function inlineScriptsOf(html: string): string[] {
  const scripts: string[] = [];
  let at = 0;
  for (;;) {
    const open = html.indexOf('<script', at);
    if (open < 0) return scripts;
    const openEnd = html.indexOf('>', open);
    const close = openEnd < 0 ? -1 : html.indexOf('</script', openEnd);
    if (close < 0) return scripts;
    const attributes = html.slice(open + '<script'.length, openEnd);
    if (!/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes))
      scripts.push(html.slice(openEnd + 1, close));
    at = close;
  }
}

/**
 * The page's Content-Security-Policy: scripts only from our own host and the inline ones by hash, nothing from anywhere else. Styles stand in the
 * document and colour placeholders in attributes. `socketOrigin` is named because older browsers do not count web sockets as 'self'.
 */
export function contentSecurityPolicy(html: string, socketOrigin: string): string {
  const hashes = new Set(
    inlineScriptsOf(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${socketOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
