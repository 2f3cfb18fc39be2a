import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';

interface OtherProductsProps {
  title: string;
  handle: string;
  cards: ProductCardData[];
}

export function OtherProducts({ title, handle, cards }: OtherProductsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="wrap py-6" aria-labelledby="more">
      <h2 id="more" className="mb-3 text-lg leading-tight font-bold">
        {title}
      </h2>
      <ProductGrid handle={handle} cards={cards} />
    </section>
  );
}
