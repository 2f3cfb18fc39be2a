import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const specifiedPattern = /^\+[1-9]\d{1,14}$/;

/**
 * A typed number in E.164, or null. Without a country code it is Ugandan; `00` is a `+`; +2560772… is put right. Ugandan
 * numbers must exist in the numbering plan (the full metadata: the short ones refuse MTN's 039). Of foreign ones only
 * country code and length are checked, because their plans change.
 */
export function parsePhoneNumber(typed: string): string | null {
  const trimmed = typed.trim();
  const international = trimmed.startsWith('00') ? `+${trimmed.slice(2)}` : trimmed;
  const parsed = parsePhoneNumberFromString(international, { defaultCountry: 'UG', extract: false });
  if (!parsed || parsed.ext || !specifiedPattern.test(parsed.number)) return null;
  const isUsable = parsed.countryCallingCode === '256' ? parsed.isValid() : parsed.isPossible();
  return isUsable ? parsed.number : null;
}

/** The same of Ugandan numbers alone. */
export function parseUgandanNumber(typed: string): string | null {
  const number = parsePhoneNumber(typed);
  return number?.startsWith('+256') ? number : null;
}

/** `+256*****456`: its owner recognises it, others learn too little. */
export function maskedNumber(phone: string): string {
  return `${phone.slice(0, 4)}*****${phone.slice(-3)}`;
}
