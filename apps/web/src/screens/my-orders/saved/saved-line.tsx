import { imageUrl } from '@app/contracts/catalog/picture-files';
import { useEffect, useRef, useState } from 'react';
import type { SavedProduct } from '#web/features/saved/stored-products.ts';
import { formatDay, formatPrice, priceWords } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { type Fresh, useFreshProduct } from './use-fresh-product.ts';

interface SavedLineProps {
  product: SavedProduct;
  /** Changes when the page is looked at again. */
  look: number;
  onRemove: () => void;
}

/** One saved product: at the price of now once it was read, until then at that of its day. */
export function SavedLine({ product, look, onRemove }: SavedLineProps) {
  const { handle, id, number, title, picture } = product;
  const place = useRef<HTMLLIElement>(null);
  const fresh = useFreshProduct(product, useSeen(place), look);
  const isThere = fresh !== 'gone' && fresh !== 'closed';
  const change = changeWords(product, fresh);
  return (
    <li ref={place} className="border-b border-line py-3">
      <div className="flex gap-3">
        <span className={`frame flex-none ${picture ? '' : 'frame-empty'}`} style={{ width: 64, height: 80 }}>
          {picture && <img src={imageUrl(picture, 160, 'webp')} alt="" width={64} height={80} loading="lazy" />}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-center justify-between gap-2">
            <h3 className="min-w-0 leading-tight font-semibold wrap-anywhere">
              {isThere ? (
                <a className="block py-1.5" href={paths.product(handle, id)}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <button
              type="button"
              className="button button-text flex-none"
              aria-label={`Remove ${title}`}
              onClick={onRemove}
            >
              Remove
            </button>
          </div>
          <p className="text-sm text-muted">
            Number {number} · @{handle}
          </p>
          <p role="status">{stateWords(product, fresh)}</p>
        </div>
      </div>
      {change && <p className="notice mt-2">{change}</p>}
    </li>
  );
}

/** An old price is no promise: it has its day. */
function stateWords({ priceUgx, seenAtMs }: SavedProduct, fresh: Fresh) {
  const price = <b>{priceWords(priceUgx)}</b>;
  if (fresh === 'forSale') return price;
  if (fresh === 'soldOut') return <>{price} · Sold out</>;
  if (fresh === 'gone') return 'No longer in this shop';
  if (fresh === 'closed') return 'This shop is unavailable';
  return priceUgx === null ? (
    price
  ) : (
    <span className="text-muted">{`${formatPrice(priceUgx)} as seen on ${dayOf(seenAtMs)}`}</span>
  );
}

function changeWords({ priceUgx, savedPriceUgx }: SavedProduct, fresh: Fresh): string | null {
  if ((fresh !== 'forSale' && fresh !== 'soldOut') || priceUgx === savedPriceUgx) return null;
  return savedPriceUgx === null
    ? 'It has a price now. It had none when you saved it.'
    : `The price has changed. It was ${formatPrice(savedPriceUgx)} when you saved it.`;
}

/** `24 Nov`. */
const dayOf = (atMs: number) => formatDay(new Date(atMs).toISOString()).replace(/ \d+$/, '');

/** True from the first time that it comes near the screen. */
function useSeen(place: { current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}
