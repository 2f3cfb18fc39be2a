import { shortShopPath } from '@app/contracts/addresses/reserved-handles';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';

type Addressed = Pick<ShopOwner, 'handle' | 'shopLink'>;

export function shortLinkOf({ handle, shopLink }: Addressed): string {
  return new URL(shortShopPath(handle), shopLink).href;
}

/** Without the protocol: "dukalink.ug/nakato". */
export const typedLinkOf = (shop: Addressed): string => shortLinkOf(shop).replace(/^https?:\/\//, '');

const spoken: Record<string, string> = {
  '.': 'dot',
  '/': 'slash',
  _: 'underscore',
  '-': 'dash',
  ':': 'colon',
};

/** As a seller says it in a video: "dukalink dot ug slash nakato". */
export function spokenLinkOf(shop: Addressed): string {
  return typedLinkOf(shop)
    .split(/([./_:-])/)
    .filter((part) => part !== '')
    .map((part) => spoken[part] ?? part)
    .join(' ');
}
