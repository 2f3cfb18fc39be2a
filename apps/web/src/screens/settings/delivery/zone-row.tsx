import { maxZoneNameLength } from '@app/contracts/bounds';
import type { DeliveryWay } from '@app/contracts/catalog/facts.schemas';
import { useId } from 'react';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { readFee, type ZoneDraft } from './zone-draft.ts';

const ways: [DeliveryWay, string][] = [
  ['boda', 'Boda'],
  ['bus', 'Bus'],
  ['pick_up', 'Pick-up (free)'],
];

interface ZoneRowProps {
  row: ZoneDraft;
  errors: Record<'name' | 'fee' | 'ways', string | null | undefined>;
  onChange: (values: Partial<ZoneDraft>) => void;
  onRemove: () => void;
}

export function ZoneRow({ row, errors, onChange, onRemove }: ZoneRowProps) {
  const { name, fee, ways: chosen } = row;
  const id = useId();
  const read = readFee(fee);
  const toggle = (way: DeliveryWay) =>
    onChange({ ways: chosen.includes(way) ? chosen.filter((one) => one !== way) : [...chosen, way] });
  return (
    <fieldset className="panel grid grid-cols-1 gap-3 p-3" aria-label={name.trim() || 'New area'}>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-2">
        <TextField
          label="Area"
          name="zone"
          autoComplete="off"
          maxLength={maxZoneNameLength}
          value={name}
          error={errors.name}
          onType={(typed) => onChange({ name: typed })}
        />
        <TextField
          label="Fee"
          name="fee"
          autoComplete="off"
          maxLength={20}
          placeholder="Ask"
          hint={read ? formatPrice(read) : read === 0 ? 'Free' : undefined}
          value={fee}
          error={errors.fee}
          onType={(typed) => onChange({ fee: typed })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {ways.map(([way, words]) => (
          <label key={way} className="flex min-h-11 items-center gap-2">
            <input
              className="size-5 flex-none"
              type="checkbox"
              checked={chosen.includes(way)}
              aria-describedby={errors.ways ? id : undefined}
              onChange={() => toggle(way)}
            />
            {words}
          </label>
        ))}
        <Button
          variant="text"
          className="ml-auto"
          aria-label={`Remove ${name.trim() || 'this area'}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
      {errors.ways && (
        <p id={id} className="text-sm font-semibold text-danger" role="alert">
          {errors.ways}
        </p>
      )}
    </fieldset>
  );
}
