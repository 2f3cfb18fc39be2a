import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { fieldError } from '#server/platform/errors.ts';

/** The specified words for a number that does not do: for a contact, and for a number that a code goes to. */
const numberRefused = 'Please enter a valid WhatsApp number in international format (e.g., +256700123456)';
const numberMissing = 'Please enter a WhatsApp number';
const phoneRefused = 'Please enter a valid phone number';
const notUgandan = 'Codes can be sent to Ugandan mobile numbers (+256) only. Please use one, or use a password.';

/** Mobile prefixes, and those that MTN (031, 039) and Airtel (020) give to SIM cards; landlines (041 …) get no SMS. */
const reachable = /^\+256(7\d|20|31|39)\d{7}$/;

const specifiedPattern = /^\+[1-9]\d{1,14}$/;

/**
 * A typed number in E.164, or null. Numbers without a country code are Ugandan; `00` in front is a `+`; a country code
 * glued to the national `0` (+2560772…) is put right. Ugandan numbers must exist in the numbering plan (the full
 * metadata: the short ones refuse MTN's 039); of foreign ones only country code and length are checked, because their
 * plans change without us.
 */
export function parseWhatsappNumber(typed: string): string | null {
  const trimmed = typed.trim();
  const international = trimmed.startsWith('00') ? `+${trimmed.slice(2)}` : trimmed;
  const parsed = parsePhoneNumberFromString(international, { defaultCountry: 'UG', extract: false });
  if (!parsed || parsed.ext || !specifiedPattern.test(parsed.number)) return null;
  const isUsable = parsed.countryCallingCode === '256' ? parsed.isValid() : parsed.isPossible();
  return isUsable ? parsed.number : null;
}

/** A typed contact in E.164; throws an input error that names `phoneNumber`. */
export function requireWhatsappNumber(typed: string): string {
  const phone = parseWhatsappNumber(typed);
  if (phone === null) throw fieldError('phoneNumber', typed.trim() === '' ? numberMissing : numberRefused);
  return phone;
}

/** The number in E.164 that a code can be sent to; throws an input error that names `phoneNumber`. */
export function requireCodeNumber(typed: string): string {
  if (typed.replace(/\D/g, '').length < 9) throw fieldError('phoneNumber', phoneRefused);
  const phone = parseWhatsappNumber(typed);
  if (phone === null) throw fieldError('phoneNumber', phoneRefused);
  if (!reachable.test(phone)) throw fieldError('phoneNumber', notUgandan);
  return phone;
}

/** `+256*****456`: enough for its owner to know it again, too little for anybody else. */
export function maskedNumber(phone: string): string {
  return `${phone.slice(0, 4)}*****${phone.slice(-3)}`;
}
