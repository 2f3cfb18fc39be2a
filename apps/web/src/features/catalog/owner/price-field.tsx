import { readTypedPrice } from '@app/contracts/catalog/typed-price';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Field } from '#web/ui/seller/fields/field.tsx';

interface PriceFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (typed: string) => void;
  emptyHint?: string;
  error?: string | null | undefined;
}

/** A price as people write it, "85k" or "85,000/="; the result shows below before it is saved, unless it reads the same. */
export function PriceField({ label, name, value, onChange, emptyHint, error }: PriceFieldProps) {
  const priceUgx = readTypedPrice(value);
  const isEmpty = value.trim() === '';
  const hint = isEmpty ? emptyHint : 'For example 85000, 85k or emitwalo 8';
  const read = priceUgx === null ? null : formatPrice(priceUgx);
  const isWrittenOut = read === `UGX ${value.trim()}`;
  return (
    <Field
      label={label}
      hint={read === null ? hint : !isWrittenOut && <b className="text-ink">{read}</b>}
      error={error}
    >
      {(wiring) => (
        <div className="relative">
          <span className="absolute top-2.5 left-3 text-muted" aria-hidden="true">
            UGX
          </span>
          <input
            {...wiring}
            className="field pl-14"
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder="e.g. 45k"
            inputMode="text"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="next"
            maxLength={60}
          />
        </div>
      )}
    </Field>
  );
}
