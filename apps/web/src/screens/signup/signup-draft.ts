import { type CodeSent, codeSentOf, phoneOf, textOf } from '#web/features/accounts/codes/phone-draft.ts';
import { readTabDraft } from '#web/lib/browser/use-tab-draft.ts';
import { noPhone, type PhoneValue } from '#web/lib/formatting/phone-number.ts';

/** 1 handle, 2 password or phone, 3 WhatsApp number, 4 the open shop. */
export type SignupStep = 1 | 2 | 3 | 4;
export type SignupMethod = 'password' | 'phone';

/** Kept over a reload, for this tab. Never a password, never a code. */
export interface SignupDraft {
  step: SignupStep;
  handle: string;
  /** The handle of step 2: code and key belong to it, while `handle` may be typed again. */
  begunHandle: string | null;
  method: SignupMethod;
  phone: PhoneValue;
  /** Where the code went (masked) and when another may be requested; null before it was sent. */
  codeSent: CodeSent | null;
  whatsapp: PhoneValue;
  /** The key of a sign-up whose answer was lost: the same input gets that account. */
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

export const signupDraftKey = 'dukalink.signup';

export const readDraft = () => readTabDraft(signupDraftKey, parseDraft, emptyDraft);

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
