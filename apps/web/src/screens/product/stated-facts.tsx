import type { PageShop } from '@app/contracts/addresses/pages';
import { payOnDeliveryWords } from '#web/features/catalog/pay-on-delivery.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';

/** What the seller states of place, delivery and payment, and the way to the rest. */
export function StatedFacts({ shop }: { shop: PageShop }) {
  const { place, deliveryFromUgx, payOnDelivery } = shop;
  const facts = [
    place,
    deliveryFromUgx !== null && deliveryWords(deliveryFromUgx),
    payOnDelivery && payOnDeliveryWords,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 text-sm">
      {facts.map((fact) => (
        <span key={String(fact)}>{fact}</span>
      ))}
      <a className="underline" href={paths.about(shop.handle)}>
        About this seller
      </a>
    </p>
  );
}

const deliveryWords = (fromUgx: number): string =>
  fromUgx === 0 ? 'Free delivery in some areas' : `Delivery from ${formatPrice(fromUgx)}, by area`;
