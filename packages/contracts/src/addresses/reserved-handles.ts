/**
 * First words of our own addresses. A shop's short address is `/{handle}`, so no new shop may be called like one of
 * these; `apps/server/src/test/reserved-handles.test.ts` holds the list to the routes. Accounts that are older than a
 * word keep their `/shop/{handle}`.
 */
const reserved = new Set([
  'admin',
  'api',
  'assets',
  'auth',
  'catalog',
  'dashboard',
  'dev',
  'favicon.ico',
  'help',
  'images',
  'login',
  'metrics',
  'privacy',
  'product',
  'renew',
  'robots',
  'robots.txt',
  'settings',
  'shop',
  'signup',
  'sitemap',
  'sitemap.xml',
  'sitemaps',
  'socket.io',
  'subscription',
  'support',
  'sw.js',
  'terms',
  'webhooks',
]);

/** Is this stored handle a word of our own addresses? */
export const isReservedHandle = (handle: string): boolean => reserved.has(handle);

/** The address of a shop's own page. */
export const shopUrl = (publicOrigin: string, handle: string): string => `${publicOrigin}/shop/${handle}`;

/** The address of a shop's collection. */
export const collectionUrl = (publicOrigin: string, handle: string, slug: string): string =>
  `${shopUrl(publicOrigin, handle)}/c/${slug}`;

/** The path that is short enough to be said and typed; the server leads from there to the shop. */
export const shortShopPath = (handle: string): string => (isReservedHandle(handle) ? `/shop/${handle}` : `/${handle}`);
