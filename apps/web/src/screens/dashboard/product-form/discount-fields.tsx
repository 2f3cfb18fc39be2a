import { maxDiscountDays } from '@app/contracts/bounds';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { PriceField } from '#web/features/catalog/owner/price-field.tsx';
import { typedTime } from '#web/lib/formatting/day-and-time.ts';
import { kampalaOffsetMs } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import type { DraftErrors, ProductDraft } from './product-draft.ts';

interface DiscountFieldsProps {
  draft: ProductDraft;
  errors: DraftErrors;
  onChange: (changed: Partial<ProductDraft>) => void;
}

/** A lower price until a moment; saved with the rest of the form. */
export function DiscountFields({ draft, errors, onChange }: DiscountFieldsProps) {
  const [isOpen, setOpen] = useState(draft.salePrice !== '');
  const isWrong = Boolean(errors.sale_price || errors.sale_ends_at);
  return (
    <details className="section-row" open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">Discount until a day</span>
          <span className="block text-sm text-muted">A lower price that ends by itself</span>
        </span>
        <ChevronDown size={20} className="flex-none text-muted" aria-hidden="true" />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pb-4">
        <PriceField
          label="Discount price"
          name="sale_price"
          value={draft.salePrice}
          onChange={(salePrice) => onChange({ salePrice })}
          emptyHint="Lower than the price. It ends by itself"
          error={errors.sale_price}
        />
        <div className="grid grid-cols-1 gap-2">
          <TextField
            label="Until (Kampala time)"
            name="sale_ends_at"
            type="datetime-local"
            value={draft.saleEnds}
            onType={(saleEnds) => onChange({ saleEnds })}
            hint={`At most ${maxDiscountDays} days. Then buyers see the price again`}
            error={errors.sale_ends_at}
          />
          <div className="flex flex-wrap gap-2">
            {nearEnds(Date.now()).map(([words, saleEnds]) => (
              <Button key={words} onClick={() => onChange({ saleEnds })}>
                {words}
              </Button>
            ))}
            {(draft.salePrice !== '' || draft.saleEnds !== '') && (
              <Button variant="text" onClick={() => onChange({ salePrice: '', saleEnds: '' })}>
                No discount
              </Button>
            )}
          </div>
        </div>
      </div>
    </details>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const eveningHour = 20;

/** Ends that sellers say: the next evening, the next evening of a Sunday, and a week from now. */
function nearEnds(nowMs: number): [string, string][] {
  const now = new Date(nowMs + kampalaOffsetMs);
  const isEvening = now.getUTCHours() >= eveningHour;
  const daysToSunday = (7 - now.getUTCDay()) % 7 || (isEvening ? 7 : 0);
  const evening = (days: number) =>
    `${typedTime(new Date(nowMs + days * dayMs).toISOString()).slice(0, 11)}${eveningHour}:00`;
  const next = isEvening ? 1 : 0;
  return [
    [isEvening ? 'Tomorrow 20:00' : 'Today 20:00', evening(next)],
    ...(daysToSunday > next ? [['Sunday 20:00', evening(daysToSunday)] as [string, string]] : []),
    ['In 7 days', evening(7)],
  ];
}
