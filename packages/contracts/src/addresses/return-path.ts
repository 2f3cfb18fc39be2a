/** A place outside of every site, to see whether a path stays on its own one. */
const nowhere = 'https://nowhere.invalid';

/**
 * The `redirect` of an address if it is a path of this site, else null. Absolute, protocol-relative and backslash
 * targets, and whatever a browser reads as one after dropping tabs and line ends, lead elsewhere and are ignored.
 */
export function safeReturnPath(redirect: string | null): string | null {
  if (!redirect?.startsWith('/')) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses
  if (/[\u0000-\u001f\\]/.test(redirect)) return null;
  try {
    const url = new URL(redirect, nowhere);
    if (url.origin !== nowhere || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}
