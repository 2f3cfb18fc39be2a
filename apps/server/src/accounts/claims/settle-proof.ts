import type { AccountsContext, ProvenAccount } from '#server/accounts/accounts.context.ts';
import { updateAccount } from '#server/accounts/accounts.queries.ts';
import { contactNewUntil } from '#server/accounts/contact-new-until.ts';
import { openAccount } from '#server/accounts/sign-up/open-account.ts';
import { archiveFormerHoldersPayments } from '#server/billing/billing.service.ts';
import {
  bumpShop,
  enqueuePreviews,
  forgetFormerHolder,
  giveAddress,
  takeAddress,
} from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { newBioCode } from '#server/identity/ownership/bio-code.ts';
import { isProvenElsewhere } from '#server/identity/ownership/ownership.queries.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { acceptTikTokAccount } from '#server/ingestion/ingestion.service.ts';
import { archiveFormerHoldersOrders } from '#server/orders/orders.service.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { isOpenTo, lockParties, type Party, setDetached } from './claims.queries.ts';

const goingNow = 'The account of this handle is being deleted. Please try again in a few minutes.';

/** How long an account that can never have an address again is kept for its holder's data. */
const keptMs = 30 * dayMs;

/** The caller has shown that `account`, which has the handle on TikTok now, is theirs. */
interface Proof {
  handle: string;
  account: ProvenAccount;
  ip: string;
  now: Date;
  /** A code sets a new password and ends the account's sessions; TikTok is itself a way to sign in, and leaves both. */
  by: { way: 'code'; passwordHash: string } | { way: 'tiktok' };
}

const passwordOf = ({ by }: Proof): string | null => (by.way === 'code' ? by.passwordHash : null);

/**
 * An account belongs to the TikTok id that proved it (ADR 14). Known id: its account gets this handle, a rename, and
 * the password. Unknown id: an account without a proven id that holds the handle, or has lost its own, is taken over
 * unless its posts are another id's; else a new one is made. Another holder of the handle is detached. Answers the
 * claimer's account. Throws `conflict` while one of them is being deleted, and when another proof came in between.
 */
export async function settleProof(context: AccountsContext, trx: Trx, proof: Proof): Promise<string> {
  const { handle, account, now } = proof;
  const parties = await lockParties(trx, { handle, tiktokUserId: account.tiktokUserId });
  // The rows of an account whose time is over may be going already.
  if (parties.some(({ deletionDueAt }) => deletionDueAt !== null && deletionDueAt <= now))
    throw new AppError('conflict', { message: goingNow });
  const own = parties.find((party) => party.provenTiktokId === account.tiktokUserId) ?? null;
  const holder = parties.find((party) => party !== own && party.handle === handle) ?? null;
  const open = own ? [] : parties.filter((party) => isOpenTo(party, account));
  const free = open.find((party) => party === holder) ?? open[0] ?? null;
  const displaced = holder === free ? null : holder;
  const sessionsEnded = displaced ? await detach(trx, displaced, now) : 0;
  const accountId = await giveToProver(context, trx, proof, { own, free });
  if (displaced) {
    const details = { wasProven: displaced.provenTiktokId !== null, sessionsEnded, holderId: accountId };
    await recordEvent(trx, { accountId: displaced.accountId, kind: 'detached', now, details });
  }
  return accountId;
}

async function giveToProver(
  context: AccountsContext,
  trx: Trx,
  proof: Proof,
  { own, free }: { own: Party | null; free: Party | null },
): Promise<string> {
  if (free) {
    await takeOver(context, trx, free, proof);
    return free.accountId;
  }
  if (!own) return openProvenAccount(context, trx, proof);
  if (proof.by.way === 'code') await recoverAccount(context, trx, own, proof, proof.by.passwordHash);
  else if (own.handle !== proof.handle || !own.wasConfirmed) await reconfirmAccount(context, trx, own, proof, 0);
  return own.accountId;
}

/** The holder of the proven id is back: the password is new, and the account is no longer about to be deleted. */
async function recoverAccount(
  context: AccountsContext,
  trx: Trx,
  own: Party,
  proof: Proof,
  passwordHash: string,
): Promise<void> {
  const { now } = proof;
  const sessionsEnded = await sellerSessions.endAll(trx, own.accountId, { reason: 'handle_proven', now });
  await updateAccount(trx, own.accountId, {
    password_hash: passwordHash,
    contact_new_until: contactNewUntil(now),
    deletion_due_at: null,
    last_login_at: now,
  });
  await reconfirmAccount(context, trx, own, proof, sessionsEnded);
}

/** The handle is proven, and is the account's address from now on. A wish to delete the account stays. */
async function reconfirmAccount(
  context: AccountsContext,
  trx: Trx,
  { accountId, handle: formerHandle, wasConfirmed }: Party,
  { handle, account, now }: Proof,
  sessionsEnded: number,
): Promise<void> {
  // The date of a proof stays when the same handle is proven again.
  const confirmed = wasConfirmed && formerHandle === handle ? {} : { confirmed_at: now };
  await updateAccount(trx, accountId, { bio_code: newBioCode(), ...confirmed });
  const isRenamed = await giveAddress(trx, accountId, handle, now);
  await showAccount(context, trx, accountId, account);
  const details = { isRenamed, wasDetached: formerHandle === null, sessionsEnded };
  await recordEvent(trx, { accountId, kind: 'handle_proven', now, details });
}

/** Shows what TikTok says of the account that has just proven its handle. */
export async function showAccount(
  context: AccountsContext,
  trx: Trx,
  shopId: string,
  account: ProvenAccount,
): Promise<void> {
  await acceptTikTokAccount(context.ingestion, trx, { shopId, account });
  await enqueuePreviews(context.ingestion.jobs, trx, shopId);
  await bumpShop(trx, shopId);
}

async function openProvenAccount(context: AccountsContext, trx: Trx, proof: Proof): Promise<string> {
  const { handle, account: profile, ip, now } = proof;
  const opened = { handle, profile, passwordHash: passwordOf(proof), loginPhone: null, ip, now, isProven: true };
  const shopId = await openAccount(context, trx, opened);
  await giveAddress(trx, shopId, handle, now);
  return shopId;
}

/** Sessions, contact, login number and what the former holder wrote go; posts and figures stay. */
async function takeOver(context: AccountsContext, trx: Trx, party: Party, proof: Proof): Promise<void> {
  const { accountId, wasConfirmed, hadContact, hadLoginPhone } = party;
  const { handle, now, account } = proof;
  const { tiktokUserId } = account;
  // First: a decision about a payment locks its row before those that follow from it.
  await archiveFormerHoldersPayments(trx, accountId);
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'taken_over', now });
  // Answers that were kept for the former holder.
  await trx.deleteFrom('idempotency_keys').where('scope', '=', accountId).execute();
  await updateAccount(trx, accountId, {
    password_hash: passwordOf(proof),
    bio_code: newBioCode(),
    proven_tiktok_id: tiktokUserId,
    confirmed_at: now,
    contact_new_until: contactNewUntil(now),
    whatsapp_number: null,
    whatsapp_changed_at: now,
    calls_allowed: false,
    renewal_sms: true,
    login_phone: null,
    welcomed_at: null,
    deletion_due_at: null,
    last_login_at: now,
  });
  await giveAddress(trx, accountId, handle, now);
  // Before their sales go: from here on no mark of such an order records any.
  await archiveFormerHoldersOrders(trx, accountId, now);
  await forgetFormerHolder(trx, accountId, now);
  await context.deletedAccounts.settle(trx, { accountId, handle, tiktokUserId, now });
  await showAccount(context, trx, accountId, account);
  const details = { wasConfirmed, hadContact, hadLoginPhone, sessionsEnded };
  await recordEvent(trx, { accountId, kind: 'taken_over', now, details });
}

/**
 * The account loses address and sessions, whose number is the answer. It is deleted after 30 days unless a TikTok account can prove another handle.
 */
async function detach(trx: Trx, { accountId, provenTiktokId, readTiktokId }: Party, now: Date): Promise<number> {
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, { reason: 'detached', now });
  const canComeBack =
    provenTiktokId !== null || (readTiktokId !== null && !(await isProvenElsewhere(trx, accountId, readTiktokId)));
  const deletionDueAt = canComeBack ? null : new Date(now.getTime() + keptMs);
  await setDetached(trx, accountId, { bioCode: newBioCode(), deletionDueAt });
  await takeAddress(trx, accountId, now);
  return sessionsEnded;
}
