import type { ProductCardData } from './page-product.ts';
import { ProductGrid } from './product-grid.tsx';

interface OtherProductsProps {
  title: string;
  handle: string;
  cards: ProductCardData[];
  chatLink?: string | undefined;
}

/** A few further products of the shop, under a page that is about something else. */
export function OtherProducts({ title, handle, cards, chatLink }: OtherProductsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="wrap py-4" aria-labelledby="more">
      <h2 id="more" className="mb-3 text-lg leading-tight font-bold">
        {title}
      </h2>
      <ProductGrid handle={handle} cards={cards} chatLink={chatLink} />
    </section>
  );
}
