import type { DeliveringShop } from '@app/contracts/addresses/pages';
import type { DeliveryWay } from '@app/contracts/catalog/facts.schemas';
import type { Delivery } from '@app/contracts/orders/orders.schemas';
import { feeInWords, freeWords } from '#web/features/orders/delivery-line.tsx';
import type { useZone } from './use-zone.ts';

const ways: Record<DeliveryWay, string> = { boda: 'By boda', bus: 'By bus', pick_up: 'I pick it up' };

interface DeliveryFieldsProps {
  shop: DeliveringShop;
  form: ReturnType<typeof useZone>;
  /** Null with an area that is chosen: the shop has it no longer. */
  delivery: Delivery | null;
}

/** Where to and how; the fee stands in the total. */
export default function DeliveryFields({ shop: { zones, freeOverUgx }, form, delivery }: DeliveryFieldsProps) {
  const { zone, way, choose } = form;
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="sr-only">Delivery</legend>
      <label className="text-sm font-semibold">
        Delivery area
        <select
          className="field mt-1 text-base font-normal"
          name="zone"
          value={zone?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Choose your area, or agree in the chat</option>
          {zones.map(({ id, name, feeUgx }) => (
            <option key={id} value={id}>
              {name}: {feeInWords(feeUgx)}
            </option>
          ))}
        </select>
      </label>
      <div role="status" className={zone && !delivery ? undefined : 'sr-only'}>
        {zone && !delivery && (
          <p className="notice wrap-anywhere">The seller has taken {zone.name} off the list. Please choose again.</p>
        )}
      </div>
      {zone && zone.ways.length > 1 && (
        <div className="flex flex-wrap gap-x-4" role="radiogroup" aria-label="How it gets to you">
          {zone.ways.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                className="size-5 flex-none"
                type="radio"
                name="way"
                checked={one === way}
                onChange={() => choose(`${zone.id} ${one}`)}
              />
              {ways[one]}
            </label>
          ))}
        </div>
      )}
      {freeOverUgx !== null && !!delivery?.feeUgx && <p className="text-sm text-muted">{freeWords(freeOverUgx)}.</p>}
    </fieldset>
  );
}
