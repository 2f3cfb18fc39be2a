import { formatPrice, priceWords } from '#web/lib/formatting/format.ts';

/** A price that changed before the app was there stands in the page already (live-before-app.ts). */
export function Price({ price, oldPrice }: { price: number | null; oldPrice: number | null }) {
  return (
    <p className={price === null ? 'price text-muted' : 'price'} suppressHydrationWarning>
      {priceWords(price)}
      {price !== null && oldPrice !== null && oldPrice > price && (
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
