import type { UpdateFactsBody } from '@app/contracts/accounts/settings.schemas';
import type { MobileMoney } from '@app/contracts/catalog/facts.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { contactNewUntil } from '#server/accounts/contact-new-until.ts';
import { withOwnProof } from '#server/accounts/password/own-proof.ts';
import { cleanMobileMoney, stateFacts, stateMobileMoney } from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { dayMs } from '#server/platform/clock.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

/** Nothing is known of so young a shop, and no buyer has sent money elsewhere. */
const freeForMs = 7 * dayMs;

const proofMissing = 'Please enter your password to change where buyers send money.';

/**
 * Where buyers send money is free to state once, in the first days of an account; from then on it needs the password, a
 * code or TikTok, because a thief of a session wants the money.
 * Throws `invalid_request`, what `withOwnProof` throws, `conflict` when another call was faster.
 */
export async function updateFacts(
  context: AccountsContext,
  seller: Seller,
  { mobileMoney, password, code, ...stated }: UpdateFactsBody,
  ip: string,
): Promise<void> {
  const shopId = seller.accountId;
  const money = mobileMoney && cleanMobileMoney(mobileMoney);
  const before = await findMoney(context.db, shopId);
  const isOther = money !== undefined && !isSame(money, before.money);
  const needsProof = before.wasStated || before.createdAt.getTime() < context.clock.now().getTime() - freeForMs;
  const change = async (trx: Trx, now: Date) => {
    await stateFacts(trx, shopId, stated, now);
    if (!isOther) return;
    const found = await findMoney(trx, shopId);
    if (found.wasStated !== before.wasStated || !isSame(found.money, before.money)) throw new AppError('conflict');
    const newUntil = money && needsProof ? contactNewUntil(now) : null;
    await stateMobileMoney(trx, shopId, { money, newUntil, now });
    const details = { hadMoney: before.money !== null, hasMoney: money !== null };
    await recordEvent(trx, { accountId: shopId, kind: 'mobile_money_changed', now, details });
  };
  if (isOther && needsProof) {
    const asked = { name: 'change mobile money', missing: proofMissing };
    await withOwnProof(context, seller, { password, code, ip }, asked, change);
    return;
  }
  await inTransaction(context.db, 'state facts', async (trx) => {
    await lockLiveSession(trx, seller);
    await change(trx, context.clock.now());
  });
}

interface StatedMoney {
  money: MobileMoney | null;
  /** Also where it was taken away since. */
  wasStated: boolean;
  createdAt: Date;
}

async function findMoney(db: Db | Trx, shopId: string): Promise<StatedMoney> {
  const { name, code, statedAt, createdAt } = await db
    .selectFrom('accounts')
    .leftJoin('shop_facts', 'shop_id', 'account_id')
    .select(['money_name as name', 'money_code as code', 'money_stated_at as statedAt', 'created_at as createdAt'])
    .where('account_id', '=', shopId)
    .executeTakeFirstOrThrow(() => new AppError('session_ended'));
  return { money: name === null ? null : { name, code }, wasStated: statedAt !== null, createdAt };
}

const isSame = (one: MobileMoney | null, other: MobileMoney | null): boolean =>
  one?.name === other?.name && one?.code === other?.code;
