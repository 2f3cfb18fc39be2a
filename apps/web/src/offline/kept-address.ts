/**
 * The path and query of an address of ours. Not what stands behind `#`: an order's secret may; nor the names that Facebook,
 * Instagram and advertisements put into each link, with which the server sends the same page. Another site's address stays
 * what it is, and is like none of ours.
 */
export const pathOf = (url: string): string =>
  url.replace(location.origin, '').replace(/#.*|[?&](utm_|\w+clid)[^&#]*/g, '');

// Nothing else is kept: no call, no screen of a seller or an administrator, no form. A query asks for another page than the
// plain one, but the app names by it whose data it reads.
const pages = /^\/(?:shop\/([\w.]+?)|product\/([\w.]+)\/[\w-]+|o\/\w+)(\.data(\?_routes=[^&]*)?)?$/;

/** The shop of a page that is kept, or of its data; empty for an order, which names none; null for all that is not kept. */
export function shopAt(path: string): string | null {
  const found = pages.exec(path);
  return found && (found[1] ?? found[2] ?? '');
}

/** Pictures and scripts never change under their address. */
export const isFile = (path: string): boolean => /^\/(images|assets)\//.test(path);

/** The same for a page and its data. */
export const withoutData = (path: string): string => path.replace(/\.data.*/, '');
