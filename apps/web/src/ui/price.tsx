import { formatPrice } from '#web/lib/formatting/format.ts';

/** Without a price the buyer asks. */
export function Price({ price, oldPrice }: { price: number | null; oldPrice: number | null }) {
  if (price === null) return <p className="price text-muted">DM seller for price</p>;
  return (
    <p className="price">
      {formatPrice(price)}
      {oldPrice !== null && oldPrice > price && (
        <>
          <span className="sr-only"> instead of </span>
          {/* A card has no room for the currency twice. */}
          <s>
            <span>UGX </span>
            {formatPrice(oldPrice).slice(4)}
          </s>
        </>
      )}
    </p>
  );
}
