import { maxCollectionProducts, maxSearchLength } from '@app/contracts/bounds';
import type { Thumbnail } from '@app/contracts/catalog/catalog.schemas';
import type { ChosenProduct } from '@app/contracts/catalog/collections/collections.schemas';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ownProductPagesQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { toPicture } from '#web/features/catalog/page-product.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';

interface ProductChoiceProps {
  handle: string;
  chosen: ChosenProduct[];
  onChange: (chosen: ChosenProduct[]) => void;
}

/** The chosen products in their order, then all others to choose from. */
export function ProductChoice({ handle, chosen, onChange }: ProductChoiceProps) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const pages = useInfiniteQuery({
    ...ownProductPagesQuery(handle, { ...(asked && { search: asked }), sort: 'newest' }),
    placeholderData: keepPreviousData,
  });
  const ids = new Set(chosen.map(({ video_id }) => video_id));
  const others = (pages.data?.pages.flatMap((page) => page.data) ?? []).filter(
    ({ video_id, goneReason }) => goneReason === null && !ids.has(video_id),
  );
  const isFull = chosen.length >= maxCollectionProducts;
  const moveUp = (index: number) => {
    const moved = [...chosen];
    moved.splice(index - 1, 2, chosen[index] as ChosenProduct, chosen[index - 1] as ChosenProduct);
    onChange(moved);
  };
  return (
    <>
      {chosen.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{counted(chosen.length, 'product')} in it, in this order</legend>
          <ol className="mt-1 grid grid-cols-1 gap-1">
            {chosen.map((product, index) => (
              <li key={product.video_id} className="flex items-center">
                <Choice product={product} checked onChange={() => onChange(chosen.filter((one) => one !== product))} />
                {index > 0 && (
                  <Button
                    variant="text"
                    className="button-round flex-none"
                    aria-label={`Move ${product.title} up`}
                    onClick={() => moveUp(index)}
                  >
                    <ArrowUp size={18} aria-hidden="true" />
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </fieldset>
      )}
      <fieldset className="min-w-0">
        <legend className="font-semibold">Choose products</legend>
        <div className="mt-1 grid grid-cols-1 gap-1">
          <TextField
            label="Search your products"
            name="choose-search"
            type="search"
            autoComplete="off"
            maxLength={maxSearchLength}
            value={search}
            onType={setSearch}
            // Enter would save the collection.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {isFull && <p className="text-muted">A collection holds at most {maxCollectionProducts} products.</p>}
          {pages.data && others.length === 0 && <p className="text-muted">No other product of this name or number.</p>}
          {!isFull &&
            others.map((product) => (
              <Choice
                key={product.video_id}
                product={toChosen(product)}
                checked={false}
                onChange={() => onChange([...chosen, toChosen(product)])}
              />
            ))}
          {pages.hasNextPage && (
            <Button
              className="justify-self-center"
              pending={pages.isFetchingNextPage}
              onClick={() => pages.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </div>
      </fieldset>
    </>
  );
}

function Choice({ product, checked, onChange }: { product: ChosenProduct; checked: boolean; onChange: () => void }) {
  const { video_id, number, title, hidden, picture } = product;
  return (
    <label className="flex min-h-14 min-w-0 flex-1 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 flex-none"
        name={`choose-${video_id}`}
        checked={checked}
        onChange={onChange}
      />
      <span className="w-12 flex-none">
        <Picture picture={picture && toPicture(picture as Thumbnail)} alt="" sizes="48px" className="" />
      </span>
      <span className="min-w-0 leading-tight wrap-anywhere">
        <span className="text-muted">No. {number}</span> {title}
        {hidden && <span className="block text-sm text-muted">Hidden: buyers do not see it</span>}
      </span>
    </label>
  );
}

const toChosen = ({ video_id, number, title, hidden, primary_thumbnail }: OwnerProduct): ChosenProduct => ({
  video_id,
  number,
  title,
  hidden,
  picture: primary_thumbnail,
});
