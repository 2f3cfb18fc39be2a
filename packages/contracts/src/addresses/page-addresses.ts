import { collectionSlugSource } from '@app/contracts/catalog/collections/collection-slug';
import { helpTopics } from './help-topics.ts';

/** What the lists of a shop read of their address. */
const listNames = ['search', 'tag', 'size', 'min', 'max', 'stock', 'sale', 'sort', 'lastKey', 'filters'] as const;

/** `as=buyer`: the owner looks on as a buyer. */
const asName = 'as';

/** By it the app requests the data of one route. */
const routeDataName = '_routes';

/**
 * The pages below a shop's handle, and the names that each reads of its address's query. Any other name changes nothing
 * on the page, so the server and a cache in front answer such an address with the kept page. A name that is missing here
 * would work while the page is shown by the app, and do nothing in an address that people share.
 */
export const queryNames = {
  shop: [...listNames, asName, routeDataName],
  catalog: [...listNames, asName, routeDataName],
  collection: ['lastKey', asName, routeDataName],
  product: ['size', asName, routeDataName],
  order: [asName, routeDataName],
  about: [asName, routeDataName],
} as const satisfies Record<string, readonly string[]>;

/** A kind of page below a handle. */
export type PageKind = keyof typeof queryNames;

/** The path of each kind, as the source of a pattern. */
export const pathSources = (handle: string, productId: string): Record<PageKind, string> => ({
  shop: `/shop/${handle}`,
  catalog: `/catalog/${handle}`,
  collection: `/shop/${handle}/c/${collectionSlugSource}`,
  product: `/product/${handle}/${productId}`,
  order: `/shop/${handle}/order`,
  about: `/shop/${handle}/about`,
});

export const pageKinds = Object.keys(queryNames) as PageKind[];

/** A pattern of the addresses whose query asks for something that this kind of page reads. */
export const readQuerySource = (kind: PageKind): string => `[?&](${queryNames[kind].join('|')})=`;

/** Of the service worker: at the top, so that it serves every page below. */
export const workerPath = '/sw.js';

/** Pages without a handle that are the same for everyone; the empty path is the landing page. */
export const fixedPages: readonly string[] = [
  '',
  'privacy',
  'terms',
  'support',
  'signup',
  'help',
  ...helpTopics.map((topic) => `help/${topic}`),
];
