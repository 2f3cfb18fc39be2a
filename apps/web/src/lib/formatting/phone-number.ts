import type { CountryCode } from 'libphonenumber-js/min';

export type { CountryCode };

export interface PhoneValue {
  country: CountryCode;
  typed: string;
}

export const noPhone: PhoneValue = { country: 'UG', typed: '' };

export interface Country {
  code: CountryCode;
  name: string;
  dialCode: string;
}

/** Shown before the library loads: Uganda, its neighbours, and where Ugandans live. */
export const firstCountries: Country[] = [
  { code: 'UG', name: 'Uganda', dialCode: '+256' },
  { code: 'KE', name: 'Kenya', dialCode: '+254' },
  { code: 'TZ', name: 'Tanzania', dialCode: '+255' },
  { code: 'RW', name: 'Rwanda', dialCode: '+250' },
  { code: 'SS', name: 'South Sudan', dialCode: '+211' },
  { code: 'CD', name: 'DR Congo', dialCode: '+243' },
  { code: 'BI', name: 'Burundi', dialCode: '+257' },
  { code: 'AE', name: 'United Arab Emirates', dialCode: '+971' },
  { code: 'GB', name: 'United Kingdom', dialCode: '+44' },
  { code: 'US', name: 'United States', dialCode: '+1' },
];

/** 40 kB that only a phone field needs. */
const library = () => import('libphonenumber-js/min');

export async function readCountries(): Promise<Country[]> {
  const { getCountries, getCountryCallingCode } = await library();
  const first = new Set(firstCountries.map(({ code }) => code));
  const names = 'DisplayNames' in Intl ? new Intl.DisplayNames('en', { type: 'region' }) : null;
  const others = getCountries()
    .filter((code) => !first.has(code))
    .map((code) => ({ code, name: names?.of(code) ?? code, dialCode: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return [...firstCountries, ...others];
}

/** The number as `+256700123456` with its country, or null. Reads local, international and plus-less numbers. */
export async function readPhoneNumber({
  country,
  typed,
}: PhoneValue): Promise<{ e164: string; country: CountryCode } | null> {
  const { parsePhoneNumberFromString, getCountryCallingCode } = await library();
  const text = typed.trim().replace(/^00/, '+');
  const digits = text.replace(/\D/g, '');
  const found = parsePhoneNumberFromString(text, country);
  const dialCode = getCountryCallingCode(country);
  const withoutPlus = digits.startsWith(dialCode) ? parsePhoneNumberFromString(`+${digits}`) : undefined;
  const phone = [found, withoutPlus].find((one) => one?.isPossible());
  if (!phone || !/^\+[1-9]\d{1,14}$/.test(phone.number)) return null;
  return { e164: phone.number, country: phone.country ?? country };
}

/** The specification asks for at least 9. */
export const countDigits = (typed: string) => typed.replace(/\D/g, '').length;
