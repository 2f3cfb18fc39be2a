import { once } from 'node:events';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { readPayment, subscribe } from '@app/contracts/billing/billing.endpoints';
import { syncNow } from '@app/contracts/ingestion/ingestion.endpoints';
import { orderSecretHeader } from '@app/contracts/orders/order-code';
import { createOrder, readOrder } from '@app/contracts/orders/orders.endpoints';
import { productsNamespace } from '@app/contracts/realtime';
import { io } from 'socket.io-client';
import { firstProduct, makeCreator, openAccount, publish } from './seller.ts';
import { call, control, origin, until } from './visitor.ts';

/** A seller and a buyer through the whole chain; asks only what people and providers ask. */
const priceUgx = 85_000;
const withinMs = 30_000;

const startedMs = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s  ${text}`);

const handle = await makeCreator('Canvas shoes 85k\n#TRACK');
const { token, phoneNumber } = await openAccount(handle);
say('a seller has signed up');

const product = await firstProduct(handle);
if (product.price !== priceUgx) throw new Error(`The price of the product is ${product.price}.`);
say('the product is imported, with its picture');

await readPicture(String(product.primary_thumbnail?.thumbnail_url));
await readPages();
say('the page is complete, on HTTP/2, and kept by Varnish; the picture is there');

await hearOfSecondProduct();
say('an open page has heard of a second product');

await order(product.video_id);
say('a buyer has ordered');

await pay();
say('the seller has paid by mobile money');

async function readPicture(address: string): Promise<void> {
  const response = await fetch(new URL(address, origin));
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/'))
    throw new Error(`${address} was answered ${response.status}.`);
}

async function readPage(session: ClientHttp2Session, path: string) {
  const stream = session.request({ ':path': path, 'accept-encoding': 'gzip' });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  return { headers, bytes: await buffer(stream) };
}

async function readPages(): Promise<void> {
  const session = connect(origin);
  try {
    await until('Varnish keeps the page of the shop, with its product', withinMs, async () => {
      const { headers, bytes } = await readPage(session, `/shop/${handle}`);
      if (headers['content-encoding'] !== 'gzip') throw new Error('The page is not compressed by the service.');
      if (!String(headers.via).includes('varnish')) throw new Error('The page did not come through Varnish.');
      // Two numbers: this request, and the one that filled the cache.
      const isKept = /^\d+ \d+$/.test(String(headers['x-varnish']));
      return isKept && gunzipSync(bytes).includes('85,000') ? true : null;
    });
  } finally {
    session.close();
  }
}

async function hearOfSecondProduct(): Promise<void> {
  const socket = io(origin + productsNamespace, { transports: ['websocket'] });
  try {
    const subscribed = new Promise((done) => socket.once('subscribed', done));
    const heard = new Promise((done) => socket.once('new_product', done));
    socket.emit('subscribe_to_seller', { seller_handle: handle });
    await inTime('the page is told that it hears', subscribed);
    await publish(handle, 'Leather sandals 120k\n#TRACK');
    await call(syncNow, { token });
    await inTime('an open page hears of the second product', heard);
  } finally {
    socket.close();
  }
}

async function inTime(what: string, event: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Not within ${withinMs / 1000} s: ${what}.`)), withinMs);
  await Promise.race([event, promise]).finally(() => clearTimeout(timer));
}

async function order(videoId: string): Promise<void> {
  const { code, number, secret, totalUgx } = await call(createOrder, {
    params: { handle },
    body: { items: [{ videoId, quantity: 2, seenPriceUgx: priceUgx }], customer: { name: 'Sarah', place: 'Ntinda' } },
  });
  const read = await call(readOrder, { params: { code }, headers: { [orderSecretHeader]: secret } });
  if (read.number !== number || read.totalUgx !== 2 * priceUgx)
    throw new Error(`Order ${number} of ${totalUgx} reads as ${read.number} of ${read.totalUgx}.`);
}

async function pay(): Promise<void> {
  await control('money.lab', 'set-payer', { phoneNumber, payer: 'approve' });
  const { payment } = await call(subscribe, { token, body: { phoneNumber } });
  if (!payment) throw new Error('No payment was begun.');
  await until('the payment is paid', withinMs, async () => {
    const { status } = await call(readPayment, { token, params: { reference: payment.reference } });
    return status === 'paid' ? true : null;
  });
}
