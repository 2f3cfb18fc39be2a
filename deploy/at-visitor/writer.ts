import { setTimeout as wait } from 'node:timers/promises';
import { readProduct } from '@app/contracts/catalog/catalog.endpoints';
import { updateProduct } from '@app/contracts/catalog/owner-products.endpoints';
import { firstProduct, makeCreator, openAccount } from './seller.ts';
import { call, origin, until } from './visitor.ts';

/**
 * A seller who changes a price again and again, and a buyer who reads the shop's page, through the whole chain, for so
 * many seconds. Prints `ready`, then one line of JSON: what they noticed.
 */
const seconds = Number(process.argv[2]);
const betweenMs = 200;
const answerWithinMs = 5000;
const readAgainWithinMs = 20_000;
const firstPriceUgx = 10_000;

const handle = await makeCreator('Canvas shoes 85k\n#TRACK');
const { token } = await openAccount(handle);
const { video_id: productId } = await firstProduct(handle);
const params = { handle, productId };
console.log('ready');

const endMs = performance.now() + seconds * 1000;
const [writes, pages] = await Promise.all([write(), readPages()]);
const { price } = await until('the price is read', readAgainWithinMs, () =>
  call(readProduct, { params }).catch(() => null),
);
console.log(JSON.stringify({ ...writes, ...pages, isLost: price === null || price < writes.lastAcknowledgedUgx }));

/** `longestGapMs`: between two writes that were acknowledged. */
async function write() {
  const result = { acknowledged: 0, refused: 0, longestGapMs: 0, lastAcknowledgedUgx: 0 };
  let lastMs = performance.now();
  for (let priceUgx = firstPriceUgx; performance.now() < endMs; priceUgx += 1) {
    const isDone = await call(updateProduct, { params, token, body: { price: priceUgx }, answerWithinMs }).then(
      () => true,
      () => false,
    );
    if (isDone) {
      const nowMs = performance.now();
      result.longestGapMs = Math.max(result.longestGapMs, Math.round(nowMs - lastMs));
      lastMs = nowMs;
      result.acknowledged += 1;
      result.lastAcknowledgedUgx = priceUgx;
    } else result.refused += 1;
    await wait(betweenMs);
  }
  return result;
}

async function readPages() {
  const result = { pagesRead: 0, pagesFailed: 0 };
  while (performance.now() < endMs) {
    const isRead = await fetch(`${origin}/shop/${handle}`, { signal: AbortSignal.timeout(answerWithinMs) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isRead) result.pagesRead += 1;
    else result.pagesFailed += 1;
    await wait(betweenMs);
  }
  return result;
}
