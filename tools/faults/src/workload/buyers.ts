import { countView } from '@app/contracts/analytics/visits.endpoints';
import { listProducts, readProduct } from '@app/contracts/catalog/catalog.endpoints';
import type { Product } from '@app/contracts/catalog/catalog.schemas';
import { changeOrder, createOrder, markOrder, noteOrderSent } from '@app/contracts/orders/orders.endpoints';
import type { OrderBody, OrderLine, ReservedOrder } from '@app/contracts/orders/orders.schemas';
import type { Result } from '#faults/client/client.ts';
import { between, chosen, type Step } from '#faults/plan/draw-steps.ts';
import { contentsOf, markOf, noteWrite, type OrderEntry, type Sighting, sentOf } from '#faults/record/record.ts';
import { type Action, addressOf, makeOnce, outcomeAfter, type Shop, type Workload } from './workload.ts';

const customer = { name: 'Sarah', phone: '0772123456' };

const shopFor = (work: Workload, step: Step): Shop | undefined => chosen([...work.shops.values()], step.draws[0]);

type Seen = Pick<Product, 'video_id' | 'number' | 'price' | 'primary_thumbnail'>;

/** Writes down what was shown of a product. */
function see(
  work: Workload,
  step: Step,
  handle: string,
  shown: Seen,
  when: Pick<Sighting, 'from' | 'to' | 'where'>,
): void {
  const { video_id: productId, number, price: priceUgx, primary_thumbnail: picture } = shown;
  work.record.sightings.push({ step: step.index, handle, productId, priceUgx, ...when });
  work.record.numbers.push({ step: step.index, handle, productId, number });
  if (picture) work.record.pictures.push({ step: step.index, url: picture.thumbnail_url });
}

async function readList(work: Workload, step: Step, { handle }: Shop): Promise<Product[]> {
  const caller = { ip: addressOf(step.actor) };
  const result = await work.client.ask(listProducts, { params: { handle }, query: { limit: 100 } }, caller);
  if (result.outcome !== 'done') return [];
  const { data } = result.answer.data as { data: Product[] };
  const when = { ...lastTry(result), where: 'list' } as const;
  for (const product of data) see(work, step, handle, product, when);
  return data;
}

function lastTry({ attempts }: Result<unknown>): { from: number; to: number } {
  const last = attempts.at(-1);
  return { from: last?.startedAt ?? 0, to: last?.answeredAt ?? Number.POSITIVE_INFINITY };
}

const read: Action = async (work, step) => {
  const shop = shopFor(work, step);
  if (!shop) return;
  await readList(work, step, shop);
  if (work.withPages) {
    const page = await work.client.open(`/shop/${shop.handle}`, addressOf(step.actor));
    if (page?.status === 200 && page.bytes < 2000)
      work.record.surprises.push({ step: step.index, what: `/shop/${shop.handle} is a page of ${page.bytes} bytes` });
    if (page?.status === 200) await openScript(work, step, page.scripts);
  }
};

/** One that a page names: the process that is asked for it may be of another release. */
async function openScript(work: Workload, step: Step, scripts: readonly string[]): Promise<void> {
  const script = chosen(scripts, step.draws[1]);
  const opened = script === undefined ? null : await work.client.open(script, addressOf(step.actor));
  if (script === undefined || opened?.status === 404)
    work.record.surprises.push({ step: step.index, what: `A page names ${script ?? 'no script'}, which is not there` });
}

const openProduct: Action = async (work, step) => {
  const shop = shopFor(work, step);
  const product = shop && chosen(await readList(work, step, shop), step.draws[1]);
  if (!product) return;
  const params = { handle: shop.handle, productId: product.video_id };
  const result = await work.client.ask(readProduct, { params }, { ip: addressOf(step.actor) });
  if (result.outcome === 'done')
    see(work, step, shop.handle, result.answer.data, { ...lastTry(result), where: 'product' });
};

const order: Action = async (work, step) => {
  const shop = shopFor(work, step);
  if (!shop) return;
  const products = await readList(work, step, shop);
  const [first, second] = [chosen(products, step.draws[1]), chosen(products, step.draws[2])];
  if (!first) return;
  const items = [...new Set([first, second])].flatMap((product) =>
    product ? [{ videoId: product.video_id, quantity: between(1, 3, step.draws[3]), seenPriceUgx: product.price }] : [],
  );
  const entry: OrderEntry = {
    ...{ step: step.index, handle: shop.handle, key: step.key, outcome: 'refused', buyer: step.actor },
    ...{ code: null, number: null, secret: null, deliveryCode: null, otherCodes: [] },
  };
  work.record.orders.push(entry);
  await makeOnce(work, step.index, () => place(work, entry, { items, customer }));
  const isTappedTwice = (step.draws[0] ?? 0) < 0.3;
  if (isTappedTwice && entry.outcome === 'made') await place(work, entry, { items, customer });
};

async function place(work: Workload, entry: OrderEntry, body: OrderBody) {
  const { handle, key } = entry;
  const caller = { ip: addressOf(entry.buyer), key };
  const result = await work.client.ask(createOrder, { params: { handle }, body }, caller);
  entry.outcome = outcomeAfter(entry.outcome, result);
  if (result.outcome !== 'done') return result;
  const { code, number, secret, deliveryCode, lines } = result.answer.data;
  if (entry.code !== null && entry.code !== code) entry.otherCodes.push(code);
  else Object.assign(entry, { code, number, secret, deliveryCode });
  noteContents(work, entry.step, code, body, result);
  sightLines(work, entry.step, handle, lines, result);
  return result;
}

/** What is in it, whatever it costs: `videoId x quantity`. */
export const contentsText = (lines: readonly Pick<OrderLine, 'videoId' | 'quantity'>[]): string =>
  lines
    .map(({ videoId, quantity }) => `${videoId} x ${quantity}`)
    .sort()
    .join(', ');

/** Also what may have been written: by a try without an answer it has these contents, too. */
function noteContents(work: Workload, step: number, code: string, { items }: OrderBody, result: Result<unknown>): void {
  noteWrite(work.record, { step, register: contentsOf(code), value: contentsText(items) }, result);
}

function sightLines(
  work: Workload,
  step: number,
  handle: string,
  lines: ReservedOrder['lines'],
  result: Result<unknown>,
): void {
  for (const { videoId: productId, priceUgx, number } of lines) {
    work.record.sightings.push({ step, handle, productId, priceUgx, ...lastTry(result), where: 'order' });
    work.record.numbers.push({ step, handle, productId, number });
  }
}

/** One of the buyer's own orders. */
function ownOrder(work: Workload, step: Step): (OrderEntry & { code: string; secret: string }) | undefined {
  const own = work.record.orders.filter(
    (entry): entry is OrderEntry & { code: string; secret: string } =>
      entry.buyer === step.actor && entry.code !== null && entry.secret !== null,
  );
  // The newest ones: those before them have ended.
  return chosen(own.slice(-4), step.draws[0]);
}

const change: Action = async (work, step) => {
  const own = ownOrder(work, step);
  const shop = own && [...work.shops.values()].find(({ handle }) => handle === own.handle);
  const product = shop && chosen(await readList(work, step, shop), step.draws[1]);
  if (!product) return;
  const { code, secret } = own;
  const body = { items: [{ videoId: product.video_id, quantity: between(1, 5, step.draws[2]) }] };
  const result = await work.client.ask(changeOrder, { params: { code }, body }, { ip: addressOf(step.actor), secret });
  noteContents(work, step.index, code, body, result);
  if (result.outcome === 'done') sightLines(work, step.index, own.handle, result.answer.data.lines, result);
};

const send: Action = async (work, step) => {
  const own = ownOrder(work, step);
  if (!own) return;
  const { code, secret } = own;
  const result = await work.client.ask(
    noteOrderSent,
    { params: { code }, body: { secret } },
    { ip: addressOf(step.actor) },
  );
  noteWrite(work.record, { step: step.index, register: sentOf(code), value: true }, result);
};

const markAs =
  (mark: 'received' | 'cancelled'): Action =>
  async (work, step) => {
    const own = ownOrder(work, step);
    if (!own) return;
    const { code, secret } = own;
    const caller = { ip: addressOf(step.actor), secret };
    const result = await work.client.ask(markOrder, { params: { code }, body: { mark } }, caller);
    noteWrite(work.record, { step: step.index, register: markOf(code, mark, 'buyer'), value: true }, result);
  };

const visit: Action = async (work, step) => {
  const shop = shopFor(work, step);
  if (shop)
    await work.client.ask(countView, { params: { handle: shop.handle }, body: {} }, { ip: addressOf(step.actor) });
};

/** What buyers do. */
export const buyerActions = {
  read,
  openProduct,
  order,
  change,
  send,
  cancel: markAs('cancelled'),
  receive: markAs('received'),
  visit,
} satisfies Record<string, Action>;
