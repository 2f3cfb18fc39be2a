import { expect as hasty, type Page } from '@playwright/test';
import type { Service } from './service.ts';
import { type OpenShop, openShop, type SellerOptions } from './shops.ts';

/** Leads a person through screens, and names those to be looked at. */
export type Walk = (at: {
  page: Page;
  service: Service;
  size: 360 | 1280;
  snap(name: string, what: string, options?: { dark?: boolean }): Promise<void>;
}) => Promise<void>;

/** What the shop of a walk sells. */
export const posts = [
  { caption: 'White sneakers 85k size 38 39 40 #sneakers #TRACK', picture: 'sneaker' as const },
  { caption: 'Blue jeans 55k, sizes 30 32 34 #jeans #TRACK', picture: 'jeans' as const },
  { caption: 'Red shirt 20k #shirt #TRACK', picture: 'shirt' as const },
  'Summer hat 10k SOLD OUT #TRACK',
  { caption: 'Gold watch 95k was 120k #watch #TRACK', picture: 'watch' as const },
  { caption: 'Leather handbag 65k #handbag #TRACK', picture: 'handbag' as const },
];

/** A shop of one walk at one size. */
export const shopFor = (
  { service, size }: Parameters<Walk>[0],
  handle: string,
  options: Partial<SellerOptions> = {},
): Promise<OpenShop> =>
  openShop(service, { handle: `${handle}.${size}`, nickname: 'Nakato Fashions', confirmed: true, ...options });

/** A walk is no test: a busy machine may take its time. */
export const expect = hasty.configure({ timeout: 40_000 });

/** Only the walks of these names, which stand with commas between them; without names all. */
export function chosenWalks(walks: Record<string, Walk>, names?: string): Record<string, Walk> {
  const chosen = names?.split(',');
  return Object.fromEntries(Object.entries(walks).filter(([name]) => chosen?.includes(name) ?? true));
}

/** As a seller fills it in. */
export const stateFacts = (shop: OpenShop, place: string) =>
  shop.call('PUT', `${shop.path}/facts`, {
    place,
    landmark: 'Stall 14, opposite the Shell station',
    payOnDelivery: true,
    returns: 'Exchange within 3 days, unworn',
    freeOverUgx: 200_000,
    zones: [
      { name: 'Near the market', feeUgx: 3000, ways: ['boda', 'pick_up'] },
      { name: 'Kampala city', feeUgx: 5000, ways: ['boda'] },
      { name: 'Upcountry', feeUgx: null, ways: ['bus'] },
    ],
  });
