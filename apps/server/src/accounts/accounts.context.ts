import type { DeletedAccounts } from '#server/catalog/catalog.service.ts';
import { createGuards, type Guards } from '#server/identity/guards.ts';
import { createPasswords, type PasswordCost, type Passwords } from '#server/identity/passwords.ts';
import { createTokens, type Tokens } from '#server/identity/tokens.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { SmsSender } from '#server/platform/messaging/sms.ts';
import { createSealedTexts, type SealedTexts } from '#server/platform/sealed-text.ts';
import { createKnownDevices, type KnownDevices } from '#server/platform/sessions/known-devices.ts';
import { type HandleChecker, mayAskTikTok, rememberHandleChecks } from './sign-up/handle-check.ts';
import { createTikTokApi, type TikTokApi, type TikTokApp } from './tiktok/tiktok-api.ts';

/**
 * What TikTok shows of an account now. `tiktokUserId` is TikTok's numeric id, which stays when the account gets another
 * handle.
 */
export interface TikTokAccount {
  bio: string;
  tiktokUserId: string;
  displayName: string;
  followerCount: number;
  isVerified: boolean;
  /** The newest public posts that were shown with it. */
  postIds: readonly string[];
}

/** Whose handle was proven, and what is shown of it until an import reads more. */
export type ProvenAccount = Omit<TikTokAccount, 'bio' | 'postIds'>;

/** Who posted a post; null when TikTok does not show it. `ok: false`: TikTok could not be read. */
export type PostAuthorReader = (
  postId: string,
  left: AbortSignal,
) => Promise<{ ok: true; author: { tiktokUserId: string; handle: string } | null } | { ok: false }>;

/**
 * The account that has the handle now; null when there is none or it does not show its bio. `ok: false`: TikTok could
 * not be read.
 */
export type BioReader = (handle: string) => Promise<BioLook>;

export type BioLook = { ok: true; account: TikTokAccount | null } | { ok: false };

/**
 * The same for a person, who waits for a turn. `place` is who it is counted for: a network, or a browser that is known.
 * `ok: false` too when the turn did not come in time, or the caller left.
 */
export type BioLooks = (handle: string, place: string, left: AbortSignal) => Promise<BioLook>;

/** What accounts need from outside. */
export interface AccountsInputs {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** TOKEN_SECRET. */
  tokenSecret: string;
  passwordCost?: PasswordCost | undefined;
  publicOrigin: () => string;
  limits: DatabaseLimits;
  /** Sends codes; null where this installation has no SMS. */
  sms: SmsSender | null;
  checkHandle: HandleChecker;
  /** For proofs of a handle, which never hold up imports. */
  lookAtBio: BioLooks;
  /** For "Continue with TikTok": whose the posts are that TikTok lists for a user. */
  readPostAuthor: PostAuthorReader;
  deletedAccounts: DeletedAccounts;
  /** Null where this installation is not registered with TikTok. */
  tiktokApp: TikTokApp | null;
  /** Opens what was sealed before `tokenSecret` was changed. */
  formerTokenSecret?: string | null;
  /** Copies a picture to our own store; its address there, or null when that did not work. */
  copyPhoto: (url: string) => Promise<string | null>;
  /** Called in the transaction of a sign-up from `ip`: whoever enqueues the first import does it here. */
  onSignedUp: (trx: Trx, shop: { shopId: string; handle: string; ip: string }) => Promise<void>;
  /**
   * Called when a shop's handle was proven anew: an import that stopped because of another account goes on with this
   * one.
   */
  onHandleProven: (trx: Trx, proven: { shopId: string; account: ProvenAccount }) => Promise<void>;
  /**
   * Called in the transaction in which a seller lets us read their list of posts. `isNew`: that was not allowed just
   * before.
   */
  onListAllowed: (trx: Trx, allowed: { shopId: string; isNew: boolean }) => Promise<void>;
  /** Called when a shop may have another name: its pictures for link previews are drawn anew. */
  onShopNamed: (trx: Trx, shopId: string) => Promise<void>;
}

/** What everything that is done with accounts works with. */
export interface AccountsContext extends AccountsInputs {
  guards: Guards;
  passwords: Passwords;
  tokens: Tokens;
  knownDevices: KnownDevices;
  /** Keeps what TikTok gave for a seller. */
  sealed: SealedTexts;
  /** Null where this installation is not registered with TikTok. */
  tiktok: TikTokApi | null;
  /** Codes that go out after their answer. */
  deliveries: Set<Promise<unknown>>;
}

export function createAccountsContext(inputs: AccountsInputs): AccountsContext {
  const tokens = createTokens({ secret: inputs.tokenSecret, clock: inputs.clock });
  return {
    ...inputs,
    checkHandle: rememberHandleChecks(inputs.checkHandle, (ip) => mayAskTikTok(inputs, ip)),
    guards: createGuards({ db: inputs.db, tokens }),
    passwords: createPasswords({ cost: inputs.passwordCost }),
    tokens,
    sealed: createSealedTexts(
      inputs.formerTokenSecret ? [inputs.tokenSecret, inputs.formerTokenSecret] : [inputs.tokenSecret],
      'tiktok-tokens',
    ),
    tiktok: inputs.tiktokApp && createTikTokApi(inputs.tiktokApp, inputs.logger),
    knownDevices: createKnownDevices({ secret: inputs.tokenSecret, purpose: 'known-device' }),
    deliveries: new Set(),
  };
}
