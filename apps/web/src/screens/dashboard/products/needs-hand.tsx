import type { CaptionPiece, OwnerProduct, UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { readTypedPrice } from '@app/contracts/catalog/typed-price';
import { useEffect, useState } from 'react';
import { PriceField } from '#web/features/catalog/owner/price-field.tsx';
import { Invalid, useSubmit } from '#web/features/forms/use-submit.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { unreadablePrice } from '#web/screens/dashboard/product-form/product-draft.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';

/** What there is to check, in a word. */
export const checkWords = ([need]: OwnerProduct['needs']) =>
  need === 'unsure_title' ? 'Check the title' : need === 'no_price' ? 'What does it cost?' : 'Check the price';

/** Also where its owner has decided that buyers ask. */
export const askedForPrice = (product: OwnerProduct): OwnerProduct =>
  product.price !== null || product.needs.some((need) => need !== 'unsure_title')
    ? product
    : { ...product, needs: ['no_price', ...product.needs] };

interface NeedsHandProps {
  product: OwnerProduct;
  pending: boolean;
  /** Beside a field for the price another one would only confuse. */
  hasPriceField?: boolean;
  onFix: (changes: UpdateProductBody, done: string) => void;
}

export function NeedsHand({ product, pending, hasPriceField = false, onFix }: NeedsHandProps) {
  const { guess, price, title, askedCaption } = product;
  const needs = product.needs.filter((need) => !hasPriceField || need !== 'no_price');
  if (needs.length === 0) return null;
  const askedUgx = guess ?? price;
  return (
    <section className="needs-hand" aria-label={`To check: ${title}`}>
      {askedCaption && <AskedCaption pieces={askedCaption} />}
      {needs.includes('no_price') && <SetPrice label="What does it cost?" pending={pending} onFix={onFix} />}
      {needs.includes('unsure_price') && askedUgx !== null && (
        <AskPrice key={askedUgx} askedUgx={askedUgx} pending={pending} onFix={onFix} />
      )}
      {needs.includes('unsure_title') && <SetTitle title={title} pending={pending} onFix={onFix} />}
    </section>
  );
}

/** One tap if it is right; else another price, or none. */
function AskPrice({ askedUgx, pending, onFix }: Pick<NeedsHandProps, 'pending' | 'onFix'> & { askedUgx: number }) {
  const [isEdited, setIsEdited] = useState(false);
  const price = formatPrice(askedUgx);
  if (isEdited) return <SetPrice label="What does it cost?" takesFocus pending={pending} onFix={onFix} />;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">Is the price {price}?</p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="brand"
          className="px-2"
          pending={pending}
          onClick={() => onFix({ confirm: { price: askedUgx } }, `Price set to ${price}`)}
        >
          Yes <span className="sr-only">({price} is right)</span>
        </Button>
        <Button className="px-2" pending={pending} onClick={() => setIsEdited(true)}>
          Edit <span className="sr-only">the price</span>
        </Button>
      </div>
    </div>
  );
}

interface SetPriceProps extends Pick<NeedsHandProps, 'pending' | 'onFix'> {
  label: string;
  /** It replaces a tapped button. */
  takesFocus?: boolean;
}

function SetPrice({ label, takesFocus = false, pending, onFix }: SetPriceProps) {
  const [typed, setTyped] = useState('');
  const { submit, errors, edit, formRef } = useSubmit<'price'>({
    send: () => {
      const priceUgx = readTypedPrice(typed);
      if (priceUgx === null) throw new Invalid({ price: unreadablePrice });
      onFix({ price: priceUgx }, `Price set to ${formatPrice(priceUgx)}`);
    },
  });
  useEffect(() => {
    if (takesFocus) formRef.current?.querySelector('input')?.focus();
  }, [takesFocus, formRef]);
  return (
    <form ref={formRef} onSubmit={submit} noValidate className="price-question">
      <PriceField label={label} name="price" value={typed} onChange={edit(setTyped)} error={errors.price} />
      <SubmitButton className="px-3" pending={pending}>
        Set price
      </SubmitButton>
      <div className="col-span-full flex flex-wrap items-center gap-x-4">
        <NoPrice pending={pending} onFix={onFix} />
        <HelpLink on="prices" />
      </div>
    </form>
  );
}

/** The answer to "What does it cost?" that is no price. */
export function NoPrice({ pending, onFix }: Pick<NeedsHandProps, 'pending' | 'onFix'>) {
  return (
    <Button className="text-sm" pending={pending} onClick={() => onFix({ price: null }, 'Buyers ask for the price')}>
      No price, buyers ask
    </Button>
  );
}

/** Asks for the title before offering the guess. */
function SetTitle({ title, pending, onFix }: Pick<NeedsHandProps, 'pending' | 'onFix'> & { title: string }) {
  const [typed, setTyped] = useState('');
  const { submit, errors, edit } = useSubmit<'title'>({
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
        onType={edit(setTyped)}
        error={errors.title}
        autoComplete="off"
        maxLength={200}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={pending}>Save title</SubmitButton>
        <Button
          className="min-w-0 wrap-anywhere"
          pending={pending}
          onClick={() => onFix({ confirm: { title } }, 'Title confirmed')}
        >
          Keep “{title}”
        </Button>
      </div>
    </form>
  );
}

/** The caption of a question; each marked word says what was read from it. */
function AskedCaption({ pieces }: { pieces: CaptionPiece[] }) {
  return (
    <blockquote className="asked-caption">
      {pieces.map(({ text, as }, at) => {
        const key = `${at}`;
        if (as === null) return <span key={key}>{shortened(text, at === 0, at === pieces.length - 1)}</span>;
        return (
          <mark key={key}>
            {text}
            <small>{`\u00a0${as}`}</small>
          </mark>
        );
      })}
    </blockquote>
  );
}

const keptLetters = 60;

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const letters = [...text];
  if (letters.length <= keptLetters * 2 + 20) return text;
  const head =
    isFirst && !isLast
      ? ''
      : letters
          .slice(0, keptLetters)
          .join('')
          .replace(/\s*\S*$/, '');
  const tail = isLast
    ? ''
    : letters
        .slice(-keptLetters)
        .join('')
        .replace(/^\S*\s*/, '');
  return `${head} … ${tail}`;
}
