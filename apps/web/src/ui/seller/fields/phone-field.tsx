import { useState } from 'react';
import {
  type Country,
  type CountryCode,
  firstCountries,
  type PhoneValue,
  readCountries,
} from '#web/lib/formatting/phone-number.ts';
import { Field, type FieldTexts } from './field.tsx';
import { Options } from './text-field.tsx';

interface PhoneFieldProps extends FieldTexts {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  name?: string;
}

/** The closed field has room for the code alone: the name begins behind its edge, so that none is cut. */
const apart = '\u2003'.repeat(3);

/** A phone number in any form with its country, for `readPhoneNumber`. All countries load on focus. */
export function PhoneField({ label, hint, error, value, onChange, name = 'phone' }: PhoneFieldProps) {
  const [countries, setCountries] = useState<Country[]>(firstCountries);
  const fetchAll = () => {
    // The first ten are enough if loading fails.
    if (countries === firstCountries) readCountries().then(setCountries, () => {});
  };
  const type = (typed: string) => onChange({ country: countryOf(typed, countries) ?? value.country, typed });
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="flex gap-2">
          <select
            className="field sort phone-country"
            aria-label="Country"
            autoComplete="tel-country-code"
            onFocus={fetchAll}
            value={value.country}
            onChange={(event) => onChange({ ...value, country: event.target.value as CountryCode })}
          >
            <Options of={countries.map((one) => [one.code, `${one.dialCode}${apart}${one.name}`])} />
          </select>
          <input
            {...wiring}
            className="field"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            name={name}
            placeholder={value.country === 'UG' ? '0772 123 456' : undefined}
            onFocus={fetchAll}
            value={value.typed}
            onChange={(event) => type(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

/** The country of a number with + or 00; the longest dial code wins. */
function countryOf(typed: string, countries: Country[]): CountryCode | null {
  const text = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/[^+\d]/g, '');
  if (!text.startsWith('+')) return null;
  const fitting = countries.filter(({ dialCode }) => text.startsWith(dialCode));
  return fitting.sort((a, b) => b.dialCode.length - a.dialCode.length)[0]?.code ?? null;
}
