import { wellFormed } from '#web/lib/formatting/text.ts';

const phoneDigits = /^[1-9]\d{6,14}$/;

/** Opens WhatsApp with the text. `wa.me` only: other schemes fail inside TikTok's browser. */
export function whatsappLink(phoneNumber: string | null, text: string): string {
  return `https://wa.me/${phoneToDigits(phoneNumber) ?? ''}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** For wa.me: digits only, no plus, no leading zero; null if it is none. */
export function phoneToDigits(phoneNumber: string | null): string | null {
  const digits = phoneNumber?.replace(/\D/g, '') ?? '';
  return phoneDigits.test(digits) ? digits : null;
}

/** Ugandan numbers as `+256 772 123 456`, others unchanged. */
export function formatPhone(phoneNumber: string): string {
  const digits = phoneToDigits(phoneNumber) ?? '';
  const uganda = /^(256)(\d{3})(\d{3})(\d{3})$/.exec(digits);
  return uganda ? `+${uganda.slice(1).join(' ')}` : `+${digits}`;
}
