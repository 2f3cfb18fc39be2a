import type { Ownership, SigninAnswer, SignupAnswer } from '@app/contracts/accounts/accounts.schemas';
import type { Product, ProductList, Shop } from '@app/contracts/catalog/catalog.schemas';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import type { AddSellerInput, PublishInput } from '@app/tiktok-simulator/control/control';
import type { Page } from '@playwright/test';
import type { Static } from 'typebox';
import type { Service } from './service.ts';
import { until } from './until.ts';

/** What a test says about a seller; everything else is ordinary. */
export interface SellerOptions extends AddSellerInput {
  /** WhatsApp number in E.164, null for none. */
  number?: string | null;
  /**
   * Posts from before the sign-up, oldest first: a caption, or more exactly. At most the last 12 are seen by the
   * import.
   */
  posts?: (string | Partial<PublishInput>)[];
  /** The code stood in the bio. */
  confirmed?: boolean;
}

/** A seller who has signed up, and whose TikTok has been looked at. */
export interface OpenShop {
  handle: string;
  path: string;
  /** The seller's own calls; the answer's `data`. Throws when the service refuses. */
  call<Data>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object): Promise<Data>;
  read(): Promise<Shop>;
  products(query?: string): Promise<Product[]>;
  status(): Promise<SyncState>;
  publish(post: string | Partial<PublishInput>): Promise<string>;
  /** Asks for a look at TikTok and waits until it has ended, well or not. */
  sync(): Promise<SyncState>;
  /** Puts the code into the bio. */
  writeCodeIntoBio(): Promise<void>;
}

export const aNumber = '+256772123456';
export const sellerPassword = 'Matooke-4-Lunch!';
const hour = 3600;

let addresses = 0;

/**
 * Opens a shop as people do: the seller posts, signs up over the API, enters a number; ends when the first import has.
 */
export async function openShop(service: Service, options: SellerOptions): Promise<OpenShop> {
  const { number = aNumber, posts = [], confirmed = false, ...account } = options;
  const seller = await service.tiktok.addSeller({ bio: 'Kampala. Order on WhatsApp.', ...account });
  const now = Math.floor(Date.now() / 1000);
  for (const [index, post] of posts.entries())
    await publish(service, seller.handle, { postedAt: now - (posts.length - index) * hour, ...asPost(post) });
  const token = await signUp(service, seller.handle);
  const shop = shopOf(service, seller.handle.toLowerCase(), token);
  await ended(shop);
  if (number !== null) await shop.call('PUT', '/auth/me', { phoneNumber: number });
  if (confirmed) {
    await shop.writeCodeIntoBio();
    await shop.call('POST', '/auth/ownership/check');
  }
  return shop;
}

const asPost = (post: string | Partial<PublishInput>) => (typeof post === 'string' ? { caption: post } : post);

async function publish(service: Service, handle: string, post: Partial<PublishInput>): Promise<string> {
  return (await service.tiktok.publish({ caption: '', picture: 'dress', ...post, handle })).id;
}

async function signUp(service: Service, handle: string): Promise<string> {
  addresses += 1;
  const signedUp = await callService<Static<typeof SignupAnswer>['data']>(
    service,
    'POST',
    '/auth/password/signup',
    { handle, password: sellerPassword },
    // Sign-ups of one address are limited.
    { 'x-forwarded-for': `10.20.${addresses >> 8}.${addresses & 255}` },
  );
  return signedUp.accessToken;
}

/** The `data` of an answer. Throws when the service refuses. */
export async function callService<Data>(
  service: Service,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await fetch(`${service.origin}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: { success: boolean; message: string; data: Data } = await response.json();
  if (!answer.success) throw new Error(`${method} ${path} was answered ${response.status}: ${answer.message}`);
  return answer.data;
}

function shopOf(service: Service, handle: string, token: string): OpenShop {
  const shop: OpenShop = {
    handle,
    path: `/shop/${handle}`,
    call: (method, path, body) => callService(service, method, path, body, { authorization: `Bearer ${token}` }),
    read: () => callService(service, 'GET', `/shop/${handle}`),
    async products(query = 'limit=100') {
      return (await callService<ProductList>(service, 'GET', `/shop/${handle}/products?${query}`)).data;
    },
    status: () => shop.call('GET', '/ingestion/status'),
    publish: (post) => publish(service, handle, asPost(post)),
    async sync() {
      await shop.call('POST', '/ingestion/sync-now');
      return ended(shop);
    },
    async writeCodeIntoBio() {
      const { code } = await shop.call<Ownership>('GET', '/auth/ownership');
      await service.tiktok.editBio(handle, `Kampala. ${code}`);
    },
  };
  return shop;
}

/** The state of the import once nothing waits or runs any more. */
function ended(shop: OpenShop): Promise<SyncState> {
  return until(`the import of @${shop.handle} ends`, async () => {
    const state = await shop.status();
    return state.status !== 'queued' && state.status !== 'processing' && state;
  });
}

/**
 * Signs the browser in as the owner of a shop that `openShop` has opened, as the sign-in screen leaves it behind: a
 * real session, kept under the specified names. For tests whose promise is another one than signing in. `welcomed`
 * false: the first visit of this browser.
 */
export async function signInBrowser(page: Page, service: Service, handle: string, welcomed = true): Promise<void> {
  const response = await page.request.post(`${service.origin}/api/v1/auth/password/signin`, {
    data: { handle, password: sellerPassword },
  });
  const { data } = (await response.json()) as Static<typeof SigninAnswer>;
  // The smallest answer of the origin: a page would load its scripts for nothing.
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ user, accessToken, refreshToken, idToken, visited }) => {
      const stored = { user: JSON.stringify(user), token: accessToken, accessToken, refreshToken, idToken };
      for (const [key, value] of Object.entries({ ...stored, tokenReceivedAt: String(Date.now()) }))
        localStorage.setItem(`dukalink.${key}`, value);
      if (visited) localStorage.setItem(`dukalink.shopVisited.${user.handle}`, 'true');
    },
    { ...data, visited: welcomed },
  );
}
