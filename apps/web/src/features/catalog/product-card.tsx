import { memo } from 'react';
import { AddButton } from '#web/features/basket/add-button.tsx';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import type { ProductCardData } from './page-product.ts';

interface ProductCardProps {
  handle: string;
  card: ProductCardData;
  load?: 'first' | 'eager' | 'lazy';
  isNew?: boolean;
  /** The only card of its list is shown large. */
  isAlone?: boolean;
  /** The shop's chat, where products can be put into a basket. */
  chatLink?: string | undefined;
}

/** A phone shows two cards in a row with 16 px at the sides and 12 between. */
const cardSizes = '(min-width:900px) 264px,(min-width:640px) 31vw,44vw';
const aloneSizes = '(min-width:640px) 360px,92vw';

/** A tap opens the product; a tap on a size opens it with that size. */
export const ProductCard = memo(function ProductCard({
  handle,
  card,
  load,
  isNew = false,
  isAlone = false,
  chatLink,
}: ProductCardProps) {
  const off = percentOff(card);
  return (
    <>
      <PageLink className={card.soldOut ? 'card is-sold' : 'card'} to={paths.product(handle, card.id)}>
        <span className="relative block">
          <Picture
            picture={card.picture}
            alt={card.title}
            sizes={isAlone ? aloneSizes : cardSizes}
            widest={640}
            load={load}
          />
          <span className="number">{`No. ${card.number}`}</span>
          {isNew && <span className="new">New</span>}
          {off > 0 && <span className="off">{`-${off}%`}</span>}
          {card.soldOut && <span className="sold">Sold out</span>}
        </span>
        {/* Above the title, which may have two lines, so that prices of a row stand at one height. */}
        <Price price={card.price} oldPrice={card.oldPrice} />
        <h3>{card.title}</h3>
        {card.tags.length > 0 && <p className="tags">{card.tags.join(' · ')}</p>}
      </PageLink>
      {chatLink && !card.soldOut && <AddButton chatLink={`${chatLink}%0ANumber%20${card.number}`} />}
      {card.sizes.length > 0 && (
        // What is added to the basket is read from here (basket/shown-product.ts): no translation of "L" is a size.
        <ul className="sizes" aria-label="Sizes" translate="no">
          {card.sizes.map((size) => (
            <li key={size}>
              <PageLink to={paths.size(handle, card.id, size)}>{size}</PageLink>
            </li>
          ))}
          {card.moreSizes && (
            <li>
              +{card.moreSizes}
              <span className="sr-only"> more</span>
            </li>
          )}
        </ul>
      )}
    </>
  );
});

/** How much less than before it costs, in whole per cent; a card may have no room for the old price. */
function percentOff({ price, oldPrice }: ProductCardData): number {
  if (price === null || oldPrice === null || oldPrice <= price) return 0;
  return Math.round((1 - price / oldPrice) * 100);
}

export function ProductSizes({ sizes }: { sizes: string[] }) {
  if (sizes.length === 0) return null;
  return (
    <ul className="facts" translate="no">
      {sizes.map((size) => (
        <li key={size}>{size}</li>
      ))}
    </ul>
  );
}
