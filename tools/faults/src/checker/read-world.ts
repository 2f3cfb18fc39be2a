import { readMe, refreshSession, signIn } from '@app/contracts/accounts/accounts.endpoints';
import { sendSignInCode, verifySignIn } from '@app/contracts/accounts/phone-codes.endpoints';
import { restoreUser } from '@app/contracts/admin/actions.endpoints';
import { logIn } from '@app/contracts/admin/session.endpoints';
import { listProducts, readShop } from '@app/contracts/catalog/catalog.endpoints';
import type { Product } from '@app/contracts/catalog/catalog.schemas';
import { readOrder } from '@app/contracts/orders/orders.endpoints';
import type { SessionEntry } from '#faults/record/record.ts';
import { codeTo } from '#faults/workload/sms.ts';
import { untilIt } from '#faults/workload/until-it.ts';
import type { Shop, Workload } from '#faults/workload/workload.ts';
import type { FoundOrder, FoundProduct, PaidRequest, World } from './world.ts';

/** Not an actor's address. */
const ip = '10.60.0.1';
const betweenCodesMs = 70_000;
const tokenLivesMs = 14 * 60_000;

/** All that the public API and the simulators tell, of a service that has caught up. */
export async function readWorld(work: Workload): Promise<Omit<World, 'rows' | 'late' | 'shops' | 'noticed'>> {
  const found = [];
  for (const shop of work.shops.values()) found.push(...(await readProducts(work, shop)));
  return {
    products: found.map(({ picture: _, ...product }) => product),
    orders: await readOrders(work),
    sessions: await trySessions(work),
    accounts: await tryAccounts(work),
    books: readBooks(work),
    pictures: await openPictures(work, found),
  };
}

/** Which shops are open; then the closed ones are opened, so that they can be read. */
export async function openClosedShops({
  client,
  shops,
  stage,
}: Workload): Promise<{ shops: World['shops']; isRestored: boolean }> {
  const found: World['shops'] = [];
  let isRestored = true;
  for (const { handle, userId } of shops.values()) {
    const result = await client.ask(readShop, { params: { handle } }, { ip });
    const isOpen = result.outcome === 'done';
    found.push({ handle, isOpen });
    if (isOpen) continue;
    const admin = await client.ask(logIn, { body: stage.administrator }, { ip });
    const token = admin.outcome === 'done' ? admin.answer.accessToken : undefined;
    const input = { params: { userId }, body: { reason: 'The checker reads it' } };
    const restored = await client.ask(restoreUser, input, { ip, token });
    isRestored &&= restored.outcome === 'done';
  }
  return { shops: found, isRestored };
}

type WithPicture = FoundProduct & { picture: string | null };

async function readProducts({ client }: Workload, { handle }: Shop): Promise<WithPicture[]> {
  const result = await client.ask(listProducts, { params: { handle }, query: { limit: 100 } }, { ip });
  if (result.outcome !== 'done') return [];
  const { startedAt = 0, answeredAt = 0 } = result.attempts.at(-1) ?? {};
  return (result.answer.data as { data: Product[] }).data.map((product) => ({
    handle,
    productId: product.video_id,
    number: product.number,
    title: product.title,
    priceUgx: product.price,
    from: startedAt,
    to: answeredAt ?? 0,
    picture: product.primary_thumbnail?.thumbnail_url ?? null,
  }));
}

async function readOrders({ client, record }: Workload): Promise<World['orders']> {
  const found: World['orders'] = [];
  for (const { code, secret } of record.orders) {
    if (code === null) continue;
    const result = await client.ask(readOrder, { params: { code } }, { ip, secret: secret ?? undefined });
    const order: FoundOrder | null =
      result.outcome === 'done'
        ? {
            number: result.answer.data.number,
            state: result.answer.data.state,
            lines: result.answer.data.lines.map(({ videoId, quantity, priceUgx }) => ({ videoId, quantity, priceUgx })),
            totalUgx: result.answer.data.totalUgx,
          }
        : null;
    found.push({ code, found: order });
  }
  return found;
}

async function trySessions(work: Workload): Promise<World['sessions']> {
  const tried: World['sessions'] = [];
  for (const session of work.record.sessions) tried.push({ session, ...(await trySession(work, session)) });
  return tried;
}

async function trySession({ client }: Workload, session: SessionEntry) {
  const { accessToken, refreshToken, issuedAt } = session;
  const read = await client.ask(readMe, {}, { ip, token: accessToken });
  const renewed = await client.ask(refreshSession, { body: { refreshToken } }, { ip });
  const isOver = Date.now() - issuedAt > tokenLivesMs;
  return {
    token: read.outcome === 'unknown' || (isOver && read.outcome === 'refused') ? null : read.outcome === 'done',
    refreshToken: renewed.outcome === 'unknown' ? null : renewed.outcome === 'done',
  };
}

async function tryAccounts(work: Workload): Promise<World['accounts']> {
  const tried: World['accounts'] = [];
  for (const [index, { handle, password, phoneNumber, outcome }] of work.record.accounts.entries()) {
    if (outcome !== 'made') continue;
    const caller = { ip: `10.61.${index >> 8}.${index & 255}` };
    const result =
      phoneNumber === null
        ? await work.client.ask(signIn, { body: { handle, password: password ?? '' } }, caller)
        : await signInByCode(work, phoneNumber, caller);
    tried.push({ handle, userId: result?.outcome === 'done' ? result.answer.data.user.id : null });
  }
  return tried;
}

async function signInByCode({ stage, client }: Workload, phoneNumber: string, caller: { ip: string }) {
  const known = stage.sms.forms.length;
  const isSent = async () => (await client.ask(sendSignInCode, { body: { phoneNumber } }, caller)).outcome === 'done';
  // The service lets a minute pass between two codes to a number.
  await untilIt('a code may be sent', isSent, betweenCodesMs).catch(() => {});
  const code = await codeTo(stage, phoneNumber, known);
  return code === null ? null : client.ask(verifySignIn, { body: { phoneNumber, code } }, caller);
}

const readBooks = ({ stage }: Workload): PaidRequest[] =>
  stage.payments.control.state().requests.map(({ reference, amount, state }) => ({
    paymentId: reference,
    amountUgx: amount,
    isPaid: state === 'paid',
  }));

async function openPictures({ client }: Workload, products: WithPicture[]): Promise<World['pictures']> {
  const found: World['pictures'] = [];
  for (const { productId, picture } of products) {
    const opened = picture === null ? null : await client.open(picture, ip);
    const { status = 0, type = 'nothing' } = opened ?? {};
    found.push({ url: picture ?? 'no picture', productId, status, type });
  }
  return found;
}
