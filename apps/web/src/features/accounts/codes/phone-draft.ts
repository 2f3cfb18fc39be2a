import type { CodeDelivery } from '@app/contracts/phone-codes.schemas';
import { noPhone, type PhoneValue } from '#web/lib/formatting/phone-number.ts';

/** Where a code went, masked, and from when another one may be asked for, by this phone's clock in ms. */
export interface CodeSent {
  destination: string;
  resendAt: number;
}

/** Of the moment in which the server sent it. */
export const codeSentNow = ({ destination, resendAfterSeconds }: CodeDelivery['codeDelivery']): CodeSent => ({
  destination,
  resendAt: Date.now() + resendAfterSeconds * 1000,
});

/**
 * A number as typed, and where its code went; `codeSent` null: none was asked for. May outlive a reload; the code
 * itself never does.
 */
export interface PhoneDraft {
  phone: PhoneValue;
  codeSent: CodeSent | null;
}

export const noPhoneDraft: PhoneDraft = { phone: noPhone, codeSent: null };

/** Text from a storage; null for what is no text, or too long. */
export const textOf = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : null);

/** A phone number as it was kept; an empty one when it does not fit. */
export function phoneOf(value: unknown): PhoneValue {
  const { country, typed } = (value ?? {}) as Partial<Record<keyof PhoneValue, unknown>>;
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return noPhone;
  return { country: country as PhoneValue['country'], typed: textOf(typed) ?? '' };
}

/** Where a code went, as it was kept; null when it does not fit. */
export function codeSentOf(value: unknown): CodeSent | null {
  const { destination, resendAt } = (value ?? {}) as Partial<Record<keyof CodeSent, unknown>>;
  const to = textOf(destination);
  return to !== null && typeof resendAt === 'number' ? { destination: to, resendAt } : null;
}
