import { codeSentOf, noPhoneDraft, type PhoneDraft, phoneOf } from '#web/features/accounts/codes/phone-draft.ts';
import { readTabDraft, useTabDraft } from '#web/lib/browser/use-tab-draft.ts';

/** A code for the bio. It is published there, so it is no secret. */
export interface OpenClaim {
  handle: string;
  claimId: string;
  code: string;
  /** In ms of this phone's clock. */
  endsAt: number;
}

/** Kept over a reload, for this tab. Never a password, never a code by SMS. */
interface SigninDraft {
  signIn: PhoneDraft;
  recovery: PhoneDraft;
  claim: OpenClaim | null;
}

const emptyDraft: SigninDraft = { signIn: noPhoneDraft, recovery: noPhoneDraft, claim: null };
const storageKey = 'dukalink.signin';

export const useSigninDraft = () =>
  useTabDraft(storageKey, () => readTabDraft(storageKey, (text) => parseDraft(text, Date.now()), emptyDraft));

/** Invalid or expired parts are left out. */
export function parseDraft(text: string | null, nowMs: number): SigninDraft {
  const found: unknown = JSON.parse(text ?? 'null');
  if (typeof found !== 'object' || found === null) return emptyDraft;
  const stored = found as Partial<Record<keyof SigninDraft, unknown>>;
  return {
    signIn: phoneDraftOf(stored.signIn),
    recovery: phoneDraftOf(stored.recovery),
    claim: claimOf(stored.claim, nowMs),
  };
}

function phoneDraftOf(value: unknown): PhoneDraft {
  const { phone, codeSent } = (value ?? {}) as Partial<Record<keyof PhoneDraft, unknown>>;
  const number = phoneOf(phone);
  return { phone: number, codeSent: number.typed === '' ? null : codeSentOf(codeSent) };
}

function claimOf(value: unknown, nowMs: number): OpenClaim | null {
  const { handle, claimId, code, endsAt } = (value ?? {}) as Partial<Record<keyof OpenClaim, unknown>>;
  if (typeof handle !== 'string' || typeof code !== 'string' || !/^[A-Z0-9]{6}$/.test(code)) return null;
  if (typeof claimId !== 'string' || !/^[A-Za-z0-9_-]{16,64}$/.test(claimId)) return null;
  return typeof endsAt === 'number' && endsAt > nowMs ? { handle, claimId, code, endsAt } : null;
}
