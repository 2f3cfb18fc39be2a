import type { User } from '@app/contracts/accounts/accounts.schemas';
import { paths, withQuery } from '#web/paths.ts';

export type ShopOwner = User & { handle: string; shopHandle: string; shopLink: string };

/** False while the shop is detached: another account has proven its handle. */
export function hasAddress(user: User): user is ShopOwner {
  return user.handle !== null && user.shopHandle !== null && user.shopLink !== null;
}

/** Where every sign-up ends: the number for buyers, then the open shop. */
export const newShopPath = ({ handle }: { handle: string }) =>
  withQuery(paths.signupSuccess, { handle, shopLink: paths.shop(handle) });

/** After a sign-in: the seller's shop, or the settings while it is closed. */
export const homeOf = (user: User) => (user.deletionDueAt || user.suspension ? paths.settings : ownShopPath(user));

/** The seller's shop, or the screen that says why it has no page. */
export function ownShopPath(user: User): string {
  if (!hasAddress(user)) return paths.settings;
  return user.handleCheck ? paths.dashboard : paths.shop(user.shopHandle);
}
