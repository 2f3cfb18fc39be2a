import type { PaidMonths, Subscription } from '@app/contracts/billing.schemas';
import { useId } from 'react';
import { monthWords } from '#web/features/billing/mobile-money.messages.ts';
import { runsUntil } from '#web/features/billing/wanted-payment.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { Radio } from '#web/ui/seller/radio.tsx';

interface ChooseMonthsProps {
  subscription: Subscription;
  months: PaidMonths;
  onChange: (months: PaidMonths) => void;
}

export function ChooseMonths({ subscription, months, onChange }: ChooseMonthsProps) {
  const name = useId();
  const { prices, priceUgx } = subscription;
  return (
    <fieldset>
      <legend className="font-semibold">For how long?</legend>
      {prices.map((price) => {
        const savedUgx = price.months * priceUgx - price.amountUgx;
        return (
          <Radio
            key={price.months}
            name={name}
            checked={months === price.months}
            onChange={() => onChange(price.months)}
          >
            <span className="min-w-0">
              <span className="flex flex-wrap gap-x-2">
                <b>{monthWords(price.months)}</b> {formatPrice(price.amountUgx)}
                {savedUgx > 0 && <span className="badge">Save {formatPrice(savedUgx)}</span>}
              </span>
              <span className="block text-sm text-muted">until {formatDay(runsUntil(subscription, price.months))}</span>
            </span>
          </Radio>
        );
      })}
    </fieldset>
  );
}
