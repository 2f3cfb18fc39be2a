import type { Product } from '@app/contracts/catalog';

/** What every place shows of a product; prices in whole shillings, null: the buyer asks. */
export interface ProductSummary {
  id: string;
  number: number;
  title: string;
  price: number | null;
  oldPrice: number | null;
  tags: string[];
  sizes: string[];
  soldOut: boolean;
}

/** The product on the wire in the words of the pages. */
export function toSummary(product: Product): ProductSummary {
  return {
    id: product.video_id,
    number: product.number,
    title: product.title,
    price: product.price,
    oldPrice: product.old_price,
    tags: product.tags,
    sizes: product.sizes,
    soldOut: product.availability === 'sold_out',
  };
}
