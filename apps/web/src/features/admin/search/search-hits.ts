import type { AdminSearchResult, FoundProduct, FoundSeller } from '@app/contracts/admin/search/search.schemas';
import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { dayAndTime } from '#web/features/admin/format.ts';
import { providerName } from '#web/features/admin/provider-names.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { localNumber, paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { withQuery } from '#web/paths.ts';

/** One line of the results. */
export interface SearchHit {
  key: string;
  to: string;
  title: string;
  about: string;
  /** A word of its state; a seller's is shown by the badge of that status. */
  state: string;
}

export interface HitGroup {
  title: string;
  found: SearchHit[];
  hasMore: boolean;
}

/** The groups that have something, sellers first. */
export function groupsOf({ sellers, payments, products, hasMore }: AdminSearchResult): HitGroup[] {
  return [
    { title: 'Sellers', found: sellers.map(ofSeller), hasMore: hasMore.sellers },
    { title: 'Payments', found: payments.map(ofPayment), hasMore: hasMore.payments },
    { title: 'Products', found: products.map(ofProduct), hasMore: false },
  ].filter(({ found }) => found.length > 0);
}

/** What a screen reader hears, and the only words where nothing was found. */
export function resultWords(groups: HitGroup[], typed: string): string {
  if (groups.length === 0) return `Nothing found for “${typed}”`;
  const units: Record<string, string> = { Sellers: 'seller', Payments: 'payment', Products: 'product' };
  return groups
    .map(({ title, found, hasMore }) => `${hasMore ? 'more than ' : ''}${counted(found.length, units[title] ?? title)}`)
    .join(', ');
}

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ');

function ofSeller(seller: FoundSeller): SearchHit {
  const { userId, handle, shopName, phoneNumber, subscriptionStatus, suspendedAt, detachedAt } = seller;
  return {
    key: userId,
    to: adminPaths.user(userId),
    title: `@${handle}`,
    about: joined(shopName, phoneNumber && localNumber(phoneNumber).replaceAll(' ', '\u00a0')),
    state: suspendedAt ? 'suspended' : detachedAt ? 'detached' : subscriptionStatus,
  };
}

function ofPayment({ reference, amountUgx, handle, provider, createdAt, status }: AdminPayment): SearchHit {
  return {
    key: reference,
    to: withQuery(adminPaths.payments, { search: reference }),
    title: reference,
    about: joined(
      formatPrice(amountUgx),
      handle === null ? 'deleted account' : `@${handle}`,
      providerName(provider),
      dayAndTime(createdAt),
    ),
    state: paymentStatusNames[status],
  };
}

const productStates: Record<FoundProduct['state'], string> = {
  for_sale: 'Available',
  sold_out: 'Sold out',
  hidden: 'Hidden',
  gone: 'Gone',
};

function ofProduct({ userId, handle, videoId, number, title, priceUgx, state }: FoundProduct): SearchHit {
  return {
    key: `${userId} ${videoId}`,
    to: adminPaths.user(userId),
    title,
    about: joined(priceUgx === null ? 'no price' : formatPrice(priceUgx), `number ${number} of @${handle}`),
    state: productStates[state],
  };
}
