import { type CodeSent, codeSentOf, phoneOf, textOf } from '#web/features/accounts/codes/phone-draft.ts';
import { noPhone, type PhoneValue } from '#web/lib/formatting/phone-number.ts';

/** 1 handle, 2 password or phone, 3 WhatsApp number, 4 the shop link. */
export type SignupStep = 1 | 2 | 3 | 4;
type SignupMethod = 'password' | 'phone';

/** What the wizard keeps over a reload of the page, for this tab. Never a password, never a code. */
export interface SignupDraft {
  step: SignupStep;
  /** As typed. */
  handle: string;
  /** The handle that step 2 was reached with: code and key belong to it, while `handle` may be typed anew. */
  begunHandle: string | null;
  method: SignupMethod;
  /** The number to sign up with, as typed. */
  phone: PhoneValue;
  /**
   * Where the code went, masked, and from when another one may be asked for (this phone's clock, ms); null before it
   * was sent.
   */
  codeSent: CodeSent | null;
  /** The contact for buyers, as typed. */
  whatsapp: PhoneValue;
  /** The key of a sign-up whose answer never came: the same handle and password get that very account. */
  pendingKey: string | null;
}

export const emptyDraft: SignupDraft = {
  step: 1,
  handle: '',
  begunHandle: null,
  method: 'password',
  phone: noPhone,
  codeSent: null,
  whatsapp: noPhone,
  pendingKey: null,
};

const storageKey = 'dukalink.signup';

/** The draft of this tab; an empty one where there is none, or where it cannot be read. */
export function readDraft(): SignupDraft {
  try {
    return parseDraft(sessionStorage.getItem(storageKey));
  } catch {
    return emptyDraft;
  }
}

/** Where the browser forbids storage the draft lives as long as the page. */
export function keepDraft(draft: SignupDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Only the reload is not covered then.
  }
}

/** Anything may stand in a storage: what does not fit is left out. */
export function parseDraft(text: string | null): SignupDraft {
  const found: unknown = JSON.parse(text ?? 'null');
  if (typeof found !== 'object' || found === null) return emptyDraft;
  const stored = found as Partial<Record<keyof SignupDraft, unknown>>;
  const handle = textOf(stored.handle) ?? '';
  const step = stored.step === 2 || stored.step === 3 || stored.step === 4 ? stored.step : 1;
  return {
    step: handle === '' ? 1 : step,
    handle,
    begunHandle: textOf(stored.begunHandle),
    method: stored.method === 'phone' ? 'phone' : 'password',
    phone: phoneOf(stored.phone),
    codeSent: codeSentOf(stored.codeSent),
    whatsapp: phoneOf(stored.whatsapp),
    pendingKey: textOf(stored.pendingKey),
  };
}

/**
 * The step that can be shown. The last two belong to the account that was made: without its session the seller signs in
 * instead, and the wizard starts again.
 */
export function stepToShow(draft: SignupDraft, signedInHandle: string | null): SignupStep {
  if (draft.step <= 2) return draft.step;
  return signedInHandle === null ? 1 : draft.step;
}
