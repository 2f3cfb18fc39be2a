import type { ReactNode } from 'react';
import type { ProductCardData } from './page-product.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  handle: string;
  cards: ProductCardData[];
  eager?: number;
  newIds?: ReadonlySet<string>;
  /** Products with higher numbers are new to this visitor. */
  knownNumber?: number;
  /** Of shops whose products can be put into a basket. */
  chatLink?: string | undefined;
  controls?: ((card: ProductCardData) => ReactNode) | undefined;
  /** A part with a key, which stands after three rows of a phone. */
  children?: ReactNode;
}

export const cardsBeforePart = 6;

/** By the number of cards: few are shown large, with the part among them or without. */
const looks: Record<number, string> = { 1: ' is-alone', 2: ' is-few', 3: ' is-few' };

export function ProductGrid(props: ProductGridProps) {
  const { handle, cards, eager = 0, newIds, knownNumber = Infinity, chatLink, controls, children } = props;
  const items: ReactNode[] = cards.map((card, index) => (
    <li key={card.id} className={controls && 'relative'}>
      <ProductCard
        handle={handle}
        card={card}
        load={loadOf(index, eager)}
        isNew={newIds?.has(card.id) || card.number > knownNumber}
        isAlone={cards.length === 1}
        chatLink={chatLink}
      />
      {controls?.(card)}
    </li>
  ));
  items.splice(cardsBeforePart, 0, children);
  return <ul className={`grid-cards${looks[cards.length] ?? ''}`}>{items}</ul>;
}

function loadOf(index: number, eager: number): 'first' | 'eager' | 'lazy' {
  if (index >= eager) return 'lazy';
  return index === 0 ? 'first' : 'eager';
}
