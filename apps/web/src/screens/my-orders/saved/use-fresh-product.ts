import { readProduct } from '@app/contracts/catalog/catalog.endpoints';
import { useEffect, useState } from 'react';
import { renewSaved, type SavedProduct } from '#web/features/saved/stored-products.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';

/** What its shop says of it now. `gone`: not in the shop. `closed`: no such shop is open. `unread`: not yet, or no answer. */
export type Fresh = 'forSale' | 'soldOut' | 'gone' | 'closed' | 'unread';

/** A slow phone has other things to load. */
const atOnce = 3;
const waiting: (() => Promise<void>)[] = [];
let running = 0;

/** Reads a saved product again once it is `seen`, and whenever `look` changes. Without an answer what is not for sale stays so. */
export function useFreshProduct(product: SavedProduct, isSeen: boolean, look: number): Fresh {
  const [fresh, setFresh] = useState<Fresh>('unread');
  const { handle, id } = product;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look reads again
  useEffect(() => {
    if (!isSeen) return;
    let isShown = true;
    const read = async () => {
      const answer = isShown ? await readFresh(handle, id) : 'unread';
      if (isShown) setFresh((before) => (answer === 'unread' && before !== 'forSale' ? before : answer));
    };
    waiting.push(read);
    runNext();
    return () => {
      isShown = false;
    };
  }, [handle, id, isSeen, look]);
  return fresh;
}

function runNext(): void {
  const next = running < atOnce && waiting.shift();
  if (!next) return;
  running += 1;
  next().finally(() => {
    running -= 1;
    runNext();
  });
}

async function readFresh(handle: string, id: string): Promise<Fresh> {
  try {
    const { data } = await call(readProduct, { params: { handle, productId: id } });
    const [, , picture = null] = data.primary_thumbnail?.thumbnail_url.split('/') ?? [];
    const { number, title, price: priceUgx } = data;
    renewSaved({ handle, id }, { number, title, priceUgx, picture, seenAtMs: Date.now() });
    return data.availability === 'sold_out' ? 'soldOut' : 'forSale';
  } catch (error) {
    return error instanceof ApiError && error.statusCode === 404 ? whyMissing(handle, id) : 'unread';
  }
}

/** The page of a shop leads on to its present handle, which no call does. */
async function whyMissing(handle: string, id: string): Promise<Fresh> {
  try {
    const { ok, status, url } = await fetch(`/shop/${handle}`, { method: 'HEAD' });
    const [, present = handle] = /^\/shop\/([a-z0-9_.]{2,24})$/.exec(new URL(url).pathname) ?? [];
    if (ok && present !== handle) {
      renewSaved({ handle, id }, { handle: present });
      return 'unread';
    }
    if (ok) return 'gone';
    return status === 404 ? 'closed' : 'unread';
  } catch {
    return 'unread';
  }
}
