import type { OwnerProduct, UpdateProductBody } from '@app/contracts/owner-products';
import { readTypedPrice } from '@app/contracts/typed-price';
import { useState } from 'react';
import { PriceField } from '#web/features/catalog/owner/price-field.tsx';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { unreadablePrice } from '#web/screens/dashboard/product-form/product-draft.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';

interface NeedsHandProps {
  product: OwnerProduct;
  pending: boolean;
  onFix: (changes: UpdateProductBody, done: string) => void;
  /** Opens the whole product; missing where it is open already. */
  onEdit?: () => void;
}

/** What a product waits for, with the fix at one tap. */
export function NeedsHand({ product, pending, onFix, onEdit }: NeedsHandProps) {
  const { needs, price, title } = product;
  if (needs.length === 0) return null;
  return (
    <div className="needs-hand">
      {needs.includes('no_price') && <SetPrice pending={pending} onFix={onFix} />}
      {needs.includes('unsure_price') && price !== null && (
        <Question
          words={`Is ${formatPrice(price)} right?`}
          about="price"
          pending={pending}
          onYes={() => onFix({ confirm: ['price'] }, 'Price confirmed')}
          onEdit={onEdit}
        />
      )}
      {needs.includes('unsure_title') && <SetTitle title={title} pending={pending} onFix={onFix} />}
    </div>
  );
}

function SetPrice({ pending, onFix }: Pick<NeedsHandProps, 'pending' | 'onFix'>) {
  const [typed, setTyped] = useState('');
  const { submit, errors, clear } = useSubmit<'price'>({
    send: () => {
      const priceUgx = readTypedPrice(typed);
      if (priceUgx === null) throw new Invalid({ price: unreadablePrice });
      onFix({ price: priceUgx }, `Price set to ${formatPrice(priceUgx)}`);
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-2">
      <PriceField
        label="No price found"
        name="price"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          clear();
        }}
        emptyHint="What does it cost?"
        error={errors.price}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" variant="brand" className="px-2" pending={pending}>
          Set price
        </Button>
        <Button className="px-2" pending={pending} onClick={() => onFix({ price: null }, 'Buyers ask for the price')}>
          Buyers ask me
        </Button>
      </div>
    </form>
  );
}

/** What it is called, asked before what was guessed is approved. */
function SetTitle({ title, pending, onFix }: Pick<NeedsHandProps, 'pending' | 'onFix'> & { title: string }) {
  const [typed, setTyped] = useState('');
  const { submit, errors, clear } = useSubmit<'title'>({
    send: () => {
      const better = typed.trim();
      if (better === '') throw new Invalid({ title: 'Write what you sell, or keep the title below.' });
      onFix({ title: better }, 'Title saved');
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-2">
      <TextField
        label="What do you sell here?"
        name="title"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          clear();
        }}
        error={errors.title}
        autoComplete="off"
        maxLength={200}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="brand" pending={pending}>
          Save title
        </Button>
        <Button
          className="min-w-0 wrap-anywhere"
          pending={pending}
          onClick={() => onFix({ confirm: ['title'] }, 'Title confirmed')}
        >
          Keep “{title}”
        </Button>
      </div>
    </form>
  );
}

interface QuestionProps {
  words: string;
  about: string;
  pending: boolean;
  onYes: () => void;
  onEdit?: (() => void) | undefined;
}

function Question({ words, about, pending, onYes, onEdit }: QuestionProps) {
  return (
    <div>
      <p className="font-semibold wrap-anywhere">{words}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="brand" pending={pending} onClick={onYes}>
          Yes, it is right
          <span className="sr-only"> (the {about})</span>
        </Button>
        {onEdit && (
          <Button onClick={onEdit}>
            Change<span className="sr-only"> the {about}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
