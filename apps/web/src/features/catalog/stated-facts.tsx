import type { PageShop } from '@app/contracts/addresses/pages';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';

/** What the seller states of place and delivery, in one line, and the way to the rest. */
export function StatedFacts({ shop, className = 'mt-3 text-sm' }: { shop: PageShop; className?: string }) {
  const { handle, place, deliveryFromUgx } = shop;
  const facts = [place, deliveryFromUgx !== null && deliveryWords(deliveryFromUgx)].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className={className}>
      {`${facts.join(' · ')} · `}
      <a className="underline" href={paths.about(handle)}>
        About this seller
      </a>
    </p>
  );
}

const deliveryWords = (fromUgx: number): string =>
  fromUgx === 0 ? 'Free delivery nearby' : `Delivery from ${formatPrice(fromUgx)}`;
