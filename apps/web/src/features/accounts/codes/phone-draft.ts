import type { CodeDelivery } from '@app/contracts/accounts/phone-codes.schemas';
import { noPhone, type PhoneValue } from '#web/lib/formatting/phone-number.ts';

/** Where a code went, masked, and when another one may be requested, in ms of this phone's clock. */
export interface CodeSent {
  destination: string;
  resendAt: number;
}

export const codeSentNow = ({ destination, resendAfterSeconds }: CodeDelivery['codeDelivery']): CodeSent => ({
  destination,
  resendAt: Date.now() + resendAfterSeconds * 1000,
});

/** A typed number and where its code went (null: not requested). May outlive a reload; the code never does. */
export interface PhoneDraft {
  phone: PhoneValue;
  codeSent: CodeSent | null;
}

export const noPhoneDraft: PhoneDraft = { phone: noPhone, codeSent: null };

export const textOf = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : null);

export function phoneOf(value: unknown): PhoneValue {
  const { country, typed } = (value ?? {}) as Partial<Record<keyof PhoneValue, unknown>>;
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return noPhone;
  return { country: country as PhoneValue['country'], typed: textOf(typed) ?? '' };
}

export function codeSentOf(value: unknown): CodeSent | null {
  const { destination, resendAt } = (value ?? {}) as Partial<Record<keyof CodeSent, unknown>>;
  const to = textOf(destination);
  return to !== null && typeof resendAt === 'number' ? { destination: to, resendAt } : null;
}
