import type { ReactNode } from 'react';
import type { ProductCardData } from './page-product.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  handle: string;
  cards: ProductCardData[];
  eager?: number;
  newIds?: ReadonlySet<string>;
  controls?: ((card: ProductCardData) => ReactNode) | undefined;
}

export function ProductGrid({ handle, cards, eager = 0, newIds, controls }: ProductGridProps) {
  return (
    <ul className="grid-cards">
      {cards.map((card, index) => (
        <li key={card.id} className={controls && 'relative'}>
          <ProductCard handle={handle} card={card} load={loadOf(index, eager)} isNew={newIds?.has(card.id)} />
          {controls?.(card)}
        </li>
      ))}
    </ul>
  );
}

function loadOf(index: number, eager: number): 'first' | 'eager' | 'lazy' {
  if (index >= eager) return 'lazy';
  return index === 0 ? 'first' : 'eager';
}
