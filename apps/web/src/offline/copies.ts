import { copiesToDrop, type KnownCopy } from './copies-to-drop.ts';
import { isFile, pathOf, shopAt, withoutData } from './kept-address.ts';
import { shownCopy } from './shown-copy.ts';

export const cacheName = 'copies';
/** Where each copy has what is known of it. */
const header = 'x-copy';

const readAbout = (copy: Response): KnownCopy => JSON.parse(copy.headers.get(header) as string);

/** Neither a redirect nor a failure. What is asked for is of our own origin; the server sets no cookie with it. */
export const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected;

export const nothing = (): undefined => {};

/** A phone whose storage is full or broken has none: it loads all as without a worker. */
const findCopy = (path: string): Promise<Response | undefined> => caches.match(path).catch(nothing);

/** Whose a page is: where to buy from whom is another thing after a change of these. */
const holderOf = (text: string): string => `${text.match(/(confirmedAt|phoneNumber)\\":[^,]+/g)}`;

/** Looked at the limits again after half a megabyte. */
let uncheckedBytes = 0;

/** Keeps a page or a file. A page that was visited takes away what its shop was before. */
export async function keep(path: string, answer: Response, shop: string): Promise<void> {
  const body = await answer.blob();
  const text = isFile(path) ? '' : await body.text();
  const holder = shop && text && holderOf(text);
  const copy = new Response(body, answer);
  // What a tab of days ago or Back takes from the browser's own cache is as old as the server's answer.
  const atMs = (text && Date.parse(copy.headers.get('date') as string)) || Date.now();
  copy.headers.set(header, JSON.stringify({ path, atMs, bytes: body.size, shop, holder }));
  await (await caches.open(cacheName)).put(path, copy);
  uncheckedBytes += body.size;
  if (!text && uncheckedBytes < 5e5) return;
  uncheckedBytes = 0;
  await drop((copy) => holder && copy.holder && copy.shop === shop && copy.holder !== holder);
}

async function drop(isGone?: (copy: KnownCopy) => unknown): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { path } of copiesToDrop((await cache.matchAll()).map(readAbout), isGone)) await cache.delete(path);
}

/** The page is gone or leads elsewhere. With the shop's own page, or where the shop is suspended, all of the shop goes. */
export async function dropPage(path: string, shop: string, answer: Response): Promise<void> {
  const page = withoutData(path);
  const isShopGone = page === `/shop/${shop}` || (await answer.text()).includes('unavailable\\":true');
  await drop((copy) => (isShopGone && copy.shop === shop) || withoutData(copy.path) === page);
}

/** The copy of a page as it is shown now; undefined where there is none, or one too old. */
export async function findPage(path: string): Promise<Response | undefined> {
  await drop();
  const copy = await findCopy(path);
  return copy && new Response(shownCopy(await copy.text(), readAbout(copy).atMs), copy);
}

/** A file of a kept page: a picture of its shop, or a script that a page or another kept script asks for. */
export async function findFile(path: string, request: Request): Promise<Response> {
  const copy = await findCopy(path);
  if (copy) return copy;
  const answer = await fetch(request);
  const from = pathOf(request.referrer);
  const shop = shopAt(from);
  if (isWhole(answer) && (shop !== null || (await findCopy(from))))
    keep(path, answer.clone(), shop ?? '').catch(nothing);
  return answer;
}
