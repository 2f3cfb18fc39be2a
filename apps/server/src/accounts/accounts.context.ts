import type { DeletedAccounts } from '#server/catalog/catalog.service.ts';
import { createGuards, type Guards } from '#server/identity/guards.ts';
import { createPasswords, type PasswordCost, type Passwords } from '#server/identity/passwords.ts';
import { createTokens, type Tokens } from '#server/identity/tokens.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { SmsSender } from '#server/platform/messaging/sms.ts';
import { createKnownDevices, type KnownDevices } from '#server/platform/sessions/known-devices.ts';
import { checkHandle, readBio, type TikTokContext } from '#server/tiktok/tiktok.service.ts';
import { type BioLooks, createBioLooks } from './claims/bio-looks.ts';
import { type HandleChecker, mayAskTikTok, rememberHandleChecks } from './sign-up/handle-check.ts';

/** The TikTok account that proved a handle, and what is shown of it until an import reads more. */
export interface ProvenAccount {
  tiktokUserId: string;
  displayName: string;
  followerCount: number;
  isVerified: boolean;
}

/** TikTok's calls for apps, where this installation is registered. */
export type TikTokApi = NonNullable<TikTokContext['api']>;
/** What TikTok gives for its user's consent. */
export type TikTokTokens = Parameters<TikTokApi['readUser']>[0];

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
  tiktok: TikTokContext;
  ingestion: IngestionContext;
  deletedAccounts: DeletedAccounts;
}

export interface AccountsContext extends AccountsInputs {
  guards: Guards;
  passwords: Passwords;
  tokens: Tokens;
  knownDevices: KnownDevices;
  checkHandle: HandleChecker;
  /** For proofs of a handle, which never hold up imports. */
  lookAtBio: BioLooks;
  /** Codes that go out after their answer. */
  deliveries: Set<Promise<unknown>>;
}

export function createAccountsContext(inputs: AccountsInputs): AccountsContext {
  const { clock, tiktok, tokenSecret: secret } = inputs;
  const tokens = createTokens({ secret, clock });
  return {
    ...inputs,
    checkHandle: rememberHandleChecks(
      (handle, asker) => checkHandle(tiktok, handle, asker),
      (ip) => mayAskTikTok(inputs, ip),
    ),
    lookAtBio: createBioLooks({ clock, read: (handle) => readBio(tiktok, handle), nextTurn: tiktok.waitForProof }),
    guards: createGuards({ db: inputs.db, tokens }),
    passwords: createPasswords({ cost: inputs.passwordCost }),
    tokens,
    knownDevices: createKnownDevices({ secret, purpose: 'known-device' }),
    deliveries: new Set(),
  };
}
