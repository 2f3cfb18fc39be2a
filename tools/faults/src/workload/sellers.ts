import { readMe } from '@app/contracts/accounts/accounts.endpoints';
import { uploadPhoto } from '@app/contracts/catalog/owner-files.endpoints';
import { createProduct, readOwnShop, updateProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { NewProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { syncNow } from '@app/contracts/ingestion/ingestion.endpoints';
import { between, chosen, type Step } from '#faults/plan/draw-steps.ts';
import { noteWrite, type ProductEntry, priceOf } from '#faults/record/record.ts';
import { captionText, noteCaption, publishPost } from './open-shop.ts';
import { askAsOwner, leave, renew, signInAgain } from './owner.ts';
import { type Action, makeOnce, outcomeAfter, type Shop, type Workload } from './workload.ts';

/** TikTok's page shows twelve posts: older ones are not seen again. */
const maxPosts = 10;
const maxProducts = 40;

/** An action of the owner of a shop. */
export const asOwner =
  (act: (work: Workload, step: Step, shop: Shop) => Promise<void>): Action =>
  async (work, step) => {
    const shop = work.shops.get(step.actor);
    if (shop) await act(work, step, shop);
  };

const aPrice = (draw: number | undefined): number => between(5, 300, draw) * 1000;

const setPrice = asOwner(async (work, step, shop) => {
  const { handle } = shop;
  const own = work.record.products.filter((entry) => entry.handle === handle && entry.productId !== null);
  const { productId } = chosen(own, step.draws[0]) ?? {};
  if (!productId) return;
  const price = aPrice(step.draws[1]);
  const input = { params: { handle, productId }, body: { price } };
  const result = await askAsOwner(work, shop, step.index, updateProduct, input);
  noteWrite(work.record, { step: step.index, register: priceOf(handle, productId), value: price }, result);
});

const addProduct = asOwner(async (work, step, shop) => {
  const { handle } = shop;
  if (work.record.products.filter((entry) => entry.handle === handle).length >= maxProducts) return;
  const photo = await askAsOwner(work, shop, step.index, uploadPhoto, { params: { handle }, body: shop.photo });
  if (photo.outcome !== 'done') return;
  const title = `Basket ${step.index}`;
  const entry: ProductEntry = {
    ...{ step: step.index, handle, key: step.key, outcome: 'refused', title },
    ...{ productId: null, number: null },
  };
  work.record.products.push(entry);
  const body = { title, price: aPrice(step.draws[0]), photoIds: [photo.answer.data.photoId] };
  await makeOnce(work, step.index, () => create(work, step, shop, entry, body));
});

async function create(work: Workload, step: Step, shop: Shop, entry: ProductEntry, body: NewProductBody) {
  const { handle, key } = entry;
  const result = await askAsOwner(work, shop, step.index, createProduct, { params: { handle }, body }, key);
  entry.outcome = outcomeAfter(entry.outcome, result);
  if (result.outcome !== 'done') return result;
  const { video_id: productId, number } = result.answer.data;
  if (entry.productId !== null && entry.productId !== productId)
    work.record.surprises.push({ step: step.index, what: `One key made ${entry.productId} and ${productId}` });
  Object.assign(entry, { productId, number });
  work.record.numbers.push({ step: step.index, handle, productId, number });
  const register = priceOf(handle, productId);
  noteWrite(work.record, { step: step.index, register, value: body.price }, result);
  return result;
}

const postsOf = (work: Workload, { handle }: Shop) => work.record.posts.filter((post) => post.handle === handle);

const publish = asOwner(async (work, step, shop) => {
  const posts = postsOf(work, shop);
  if (posts.length < maxPosts) publishPost(work, shop.handle, step.index, posts.length, aPrice(step.draws[0]));
});

const editCaption = asOwner(async (work, step, shop) => {
  const post = chosen(postsOf(work, shop), step.draws[0]);
  if (!post) return;
  const priceUgx = aPrice(step.draws[1]);
  work.stage.tiktok.control.editCaption(post.postId, captionText(post.title, priceUgx));
  noteCaption(work.record, post.postId, step.index, priceUgx);
});

const sync = asOwner(async (work, step, shop) => {
  await askAsOwner(work, shop, step.index, syncNow, {}, step.key);
});

const refresh = asOwner(async (work, step, shop) => {
  if (shop.session) await renew(work, shop, shop.session, step.index);
});

/** Signs out, tries the old token, and signs in again. */
const signOut = asOwner(async (work, step, shop) => {
  const { session } = shop;
  if (!session) return;
  await leave(work, shop);
  const tried = await work.client.ask(readMe, {}, { ip: shop.ip, token: session.accessToken });
  if (session.state === 'out' && tried.outcome === 'done')
    work.record.surprises.push({ step: step.index, what: `@${shop.handle} was signed out, and the token still works` });
  await signInAgain(work, shop, step.index);
});

const readOwn = asOwner(async (work, step, shop) => {
  await askAsOwner(work, shop, step.index, readOwnShop, { params: { handle: shop.handle } });
});

/** What sellers do with their shop and their session. */
export const sellerActions = {
  setPrice,
  addProduct,
  publish,
  editCaption,
  sync,
  refresh,
  signOut,
  readOwn,
} satisfies Record<string, Action>;
