import type { User } from '@app/contracts/accounts.schemas';
import { paths } from '#web/paths.ts';

/** A seller whose shop has an address. */
export type ShopOwner = User & { handle: string; shopHandle: string; shopLink: string };

/** False while the shop is detached: somebody else proved its handle. */
export function hasAddress(user: User): user is ShopOwner {
  return user.handle !== null && user.shopHandle !== null && user.shopLink !== null;
}

/**
 * The own shop's page. Where there is none, the screen that says why: without an address, or while TikTok has not shown
 * the handle.
 */
export function ownShopPath(user: User): string {
  if (!hasAddress(user)) return paths.settings;
  return user.handleCheck ? paths.dashboard : paths.shop(user.shopHandle);
}
