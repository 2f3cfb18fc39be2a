import type { PageShop } from '@app/contracts/addresses/pages';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { payOnDeliveryWords } from './pay-on-delivery.ts';

/** Where the seller is, what delivery costs and when it is paid, as far as the seller states it. */
export const statedFacts = ({ place, deliveryFromUgx, payOnDelivery }: PageShop): string[] =>
  [place, deliveryFromUgx !== null && deliveryWords(deliveryFromUgx), payOnDelivery && payOnDeliveryWords].filter(
    (fact) => typeof fact === 'string',
  );

const deliveryWords = (fromUgx: number): string =>
  fromUgx === 0 ? 'Free delivery in some areas' : `Delivery from ${formatPrice(fromUgx)}, by area`;
