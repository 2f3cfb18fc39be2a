import { fieldError } from '#server/platform/errors.ts';
import { parsePhoneNumber } from '#server/platform/phone-number.ts';

/** The specified words for a number that does not do: for a contact, and for a number that a code goes to. */
const numberRefused = 'Please enter a valid WhatsApp number in international format (e.g., +256700123456)';
const numberMissing = 'Please enter a WhatsApp number';
const phoneRefused = 'Please enter a valid phone number';
const notUgandan = 'Codes can be sent to Ugandan mobile numbers (+256) only. Please use one, or use a password.';

/** Mobile prefixes, and those that MTN (031, 039) and Airtel (020) give to SIM cards; landlines (041 …) get no SMS. */
const reachable = /^\+256(7\d|20|31|39)\d{7}$/;

/** A typed contact in E.164; throws an input error that names `phoneNumber`. */
export function requireWhatsappNumber(typed: string): string {
  const phone = parsePhoneNumber(typed);
  if (phone === null) throw fieldError('phoneNumber', typed.trim() === '' ? numberMissing : numberRefused);
  return phone;
}

/** The number in E.164 that a code can be sent to; throws an input error that names `phoneNumber`. */
export function requireCodeNumber(typed: string): string {
  if (typed.replace(/\D/g, '').length < 9) throw fieldError('phoneNumber', phoneRefused);
  const phone = parsePhoneNumber(typed);
  if (phone === null) throw fieldError('phoneNumber', phoneRefused);
  if (!reachable.test(phone)) throw fieldError('phoneNumber', notUgandan);
  return phone;
}
