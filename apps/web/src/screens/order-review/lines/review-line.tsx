import { maxOrderNoteLength, maxQuantity } from '@app/contracts/bounds';
import { imageUrl } from '@app/contracts/catalog/picture-files';
import { useState } from 'react';
import { typedIn } from '#web/features/basket/customer-draft.ts';
import type { BasketItem } from '#web/features/basket/stored-basket.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import type { ReviewLine as Line } from '#web/screens/order-review/order-text.ts';
import { changeWords } from './order-changes.ts';

interface ReviewLineProps {
  line: Line;
  onChange: (part: Partial<BasketItem>) => void;
  onRemove: () => void;
}

/** Two sizes of one product are two lines. */
export const nameOf = ({ title, size }: Pick<BasketItem, 'title' | 'size'>): string =>
  size === null ? title : `${title}, ${size}`;

export function ReviewLine({ line, onChange, onRemove }: ReviewLineProps) {
  const { item, title, priceUgx, missing } = line;
  const { size, quantity, picture } = item;
  const words = changeWords(line);
  const name = nameOf({ title, size });
  return (
    <li className="border-b border-line py-3">
      <div className="flex gap-3">
        <span className={`frame flex-none ${picture ? '' : 'frame-empty'}`} style={{ width: 64, height: 80 }}>
          {picture && <img src={imageUrl(picture, 160, 'webp')} alt="" />}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-center justify-between gap-2">
            <h2 className="min-w-0 leading-tight font-semibold wrap-anywhere">{title}</h2>
            <button
              type="button"
              className="button button-text flex-none"
              aria-label={`Remove ${name}`}
              onClick={onRemove}
            >
              Remove
            </button>
          </div>
          <p className="text-sm text-muted">
            {[size && `Size ${size}`, quantity > 1 && priceUgx && `${formatPrice(priceUgx)} each`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {!missing && (
            <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
              <Quantity name={name} quantity={quantity} onChange={onChange} />
              <b>{priceUgx === null ? 'Price to confirm' : formatPrice(priceUgx * quantity)}</b>
            </div>
          )}
        </div>
      </div>
      {words && <p className="notice mt-2">{words}</p>}
      {!missing && <Note name={name} note={item.note} onChange={onChange} />}
    </li>
  );
}

interface PartProps {
  /** Of the line, for its controls. */
  name: string;
  onChange: ReviewLineProps['onChange'];
}

function Quantity({ name, quantity, onChange }: PartProps & { quantity: number }) {
  const changeTo = (wished: number) => {
    if (wished >= 1 && wished <= maxQuantity) onChange({ quantity: wished });
  };
  return (
    <span className="flex items-center gap-1">
      <button
        type="button"
        className="button button-quiet button-round"
        aria-label={`One less: ${name}`}
        aria-disabled={quantity === 1 || undefined}
        onClick={() => changeTo(quantity - 1)}
      >
        −
      </button>
      <output className="text-center font-semibold" style={{ minWidth: 24 }}>
        {quantity}
      </output>
      <button
        type="button"
        className="button button-quiet button-round"
        aria-label={`One more: ${name}`}
        aria-disabled={quantity === maxQuantity || undefined}
        onClick={() => changeTo(quantity + 1)}
      >
        +
      </button>
    </span>
  );
}

function Note({ name, note, onChange }: PartProps & { note: string }) {
  const [isOpen, setOpen] = useState(note !== '');
  if (!isOpen)
    return (
      <button
        type="button"
        className="button button-text -ml-1.5"
        aria-label={`Add a note: ${name}`}
        onClick={() => setOpen(true)}
      >
        Add a note
      </button>
    );
  return (
    <input
      className="field mt-2"
      aria-label={`Note for ${name}`}
      value={note}
      maxLength={maxOrderNoteLength}
      placeholder="Note, for example: the blue one"
      // biome-ignore lint/a11y/noAutofocus: it opens with the tap that asks for it
      autoFocus={note === ''}
      onChange={({ target }) => onChange({ note: typedIn(target) })}
    />
  );
}
