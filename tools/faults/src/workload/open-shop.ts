import { signUp, updateContact } from '@app/contracts/accounts/accounts.endpoints';
import { readSyncState } from '@app/contracts/ingestion/ingestion.endpoints';
import { captionOf } from '#faults/record/record.ts';
import { askAsOwner, newSession } from './owner.ts';
import { untilIt } from './until-it.ts';
import { addressOf, type Shop, type Workload } from './workload.ts';

const password = 'Matooke-4-Lunch!';
const firstPosts = 3;
const importedWithinMs = 300_000;

/** Opens the shop of an actor as people do, before the first step: posts on TikTok, a sign-up, a number, a photo. */
export async function openShop(work: Workload, actor: string): Promise<void> {
  const { stage, client, record, shops } = work;
  const number = Number(actor.split('-')[1]);
  const handle = `duka.${number}`;
  stage.tiktok.control.addSeller({ handle, bio: 'Kampala. Order on WhatsApp.' });
  for (let at = 0; at < firstPosts; at += 1) publishPost(work, handle, 0, at, (20 + number + at) * 1000);
  const ip = addressOf(actor);
  const key = `setup-${actor}-0000000000`;
  const made = await client.ask(signUp, { body: { handle, password } }, { ip, key });
  if (made.outcome !== 'done') throw new Error(`@${handle} could not sign up: ${JSON.stringify(made)}`);
  const { user } = made.answer.data;
  record.accounts.push({ step: 0, handle, key, outcome: 'made', password, phoneNumber: null, userId: user.id });
  const session = newSession(0, handle, made.answer.data);
  record.sessions.push(session);
  const phoneNumber = `+25677200${String(1000 + number)}`;
  const shop: Shop = {
    handle,
    userId: user.id,
    password,
    ip,
    phoneNumber,
    photo: await photoOf(work, handle),
    session,
  };
  shops.set(actor, shop);
  await askAsOwner(work, shop, 0, updateContact, { body: { phoneNumber } });
  await untilIt(
    `the first import of @${handle}`,
    async () => {
      const state = await askAsOwner(work, shop, 0, readSyncState, {});
      return state.outcome === 'done' && state.answer.data.status === 'success';
    },
    importedWithinMs,
  );
}

const goods = ['Blue jeans', 'Leather sandals', 'Ankara dress', 'Cotton shirt', 'Canvas shoes', 'Silk scarf'];

/** Its own picture on TikTok. */
async function photoOf({ stage }: Workload, handle: string): Promise<Uint8Array<ArrayBuffer>> {
  const cover = stage.tiktok.control.state().sellers.find((seller) => seller.handle === handle)?.posts[0]?.coverUrl;
  return new Uint8Array(await (await fetch(cover ?? '')).arrayBuffer());
}

/** A post with one product; TikTok shows it from now on, and the service when it has looked. */
export function publishPost(
  { stage, record }: Workload,
  handle: string,
  step: number,
  at: number,
  priceUgx: number,
): void {
  const caption = captionText(at, priceUgx);
  const { id } = stage.tiktok.control.publish({ handle, caption, picture: 'dress' });
  record.posts.push({ step, handle, postId: id, title: at });
  noteCaption(record, id, step, priceUgx);
}

/** What a post of this good says. */
export const captionText = (at: number, priceUgx: number): string =>
  `${goods[at % goods.length]} UGX ${priceUgx.toLocaleString('en')} #TRACK`;

/** TikTok obeys at once. */
export function noteCaption(record: Workload['record'], postId: string, step: number, priceUgx: number): void {
  const now = Date.now();
  const attempts = [{ startedAt: now, answeredAt: now }];
  record.writes.push({ step, register: captionOf(postId), value: priceUgx, attempts, acknowledgedAt: now });
}
