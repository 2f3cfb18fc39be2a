import { useRef, useState } from 'react';
import { codeSentOf, noPhoneDraft, type PhoneDraft, phoneOf } from '#web/features/accounts/codes/phone-draft.ts';

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

/** The TikTok app in front of it may push this page out of memory. */
export function useSigninDraft() {
  const [draft, setDraft] = useState(readDraft);
  // Running calls write into the newest draft.
  const newest = useRef(draft);
  const update = (change: Partial<SigninDraft>) => {
    newest.current = { ...newest.current, ...change };
    keep(newest.current);
    setDraft(newest.current);
  };
  return { draft, update, forget: () => keep(null) };
}

function readDraft(): SigninDraft {
  try {
    return parseDraft(sessionStorage.getItem(storageKey), Date.now());
  } catch {
    return emptyDraft;
  }
}

function keep(draft: SigninDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Then the draft does not survive a reload.
  }
}

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
