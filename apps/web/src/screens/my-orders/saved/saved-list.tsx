import { useState } from 'react';
import {
  isSameProduct,
  listSaved,
  removeSaved,
  type SavedProduct,
  writeSaved,
} from '#web/features/saved/stored-products.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { SavedLine } from './saved-line.tsx';

interface Removed {
  product: SavedProduct;
  index: number;
}

const keyOf = ({ handle, id }: SavedProduct) => `${handle} ${id}`;

/** The saved products, newest first; one that was removed leaves "Undo" in its place. */
export function SavedList({ saved, look }: { saved: SavedProduct[]; look: number }) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  // The second half of a double tap on "Remove" is meant neither for "Undo" nor for the line that has moved up.
  const isSettled = useSettled(`${removed && keyOf(removed.product)} ${saved.map(keyOf)}`);
  const remove = (product: SavedProduct, index: number) => {
    setRemoved({ product, index });
    removeSaved(product);
  };
  const undo = ({ product, index }: Removed) => {
    // Another tab may have put it back.
    const others = listSaved().filter((one) => !isSameProduct(one, product));
    writeSaved([...others.slice(0, index), product, ...others.slice(index)]);
    setRemoved(null);
  };
  const rows = saved.map((product, index) => (
    <SavedLine key={keyOf(product)} product={product} look={look} onRemove={() => remove(product, index)} />
  ));
  if (removed)
    rows.splice(
      removed.index,
      0,
      <li key="removed" className="flex items-center justify-between gap-2 border-b border-line py-3">
        <span className="min-w-0 text-muted wrap-anywhere">Removed: {removed.product.title}</span>
        <button type="button" className="button button-text flex-none" onClick={() => undo(removed)}>
          Undo
        </button>
      </li>,
    );
  return (
    <>
      <p className="sr-only" role="status">
        {removed && `${removed.product.title} is removed.`}
      </p>
      {rows.length > 0 && <ul style={isSettled ? undefined : { pointerEvents: 'none' }}>{rows}</ul>}
    </>
  );
}
