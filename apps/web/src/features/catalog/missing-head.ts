import { noindex } from '#web/features/sharing/share-head.ts';

export const noShopTitle = 'We cannot find this shop';
export const unavailableTitle = 'This shop is unavailable';

/** `otherwise` is the title where the shop is not suspended. */
export const missingHead = (page: { unavailable: boolean } | undefined, otherwise = noShopTitle) => [
  { title: page?.unavailable ? unavailableTitle : otherwise },
  noindex,
];
