import type { PageShop } from '@app/contracts/addresses/pages';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { payOnDeliveryWords } from './pay-on-delivery.ts';

/**
 * Whether the shop is closed, what delivery costs and when it is paid, and where the seller is, whose words may be long: as
 * far as it is stated.
 */
export const statedFacts = ({ closed, place, deliveryFromUgx, payOnDelivery }: PageShop): string[] =>
  [
    closed,
    deliveryFromUgx !== null && deliveryWords(deliveryFromUgx),
    payOnDelivery && payOnDeliveryWords,
    place,
  ].filter((fact) => typeof fact === 'string');

const deliveryWords = (fromUgx: number): string =>
  fromUgx === 0 ? 'Free delivery in some areas' : `Delivery from ${formatPrice(fromUgx)}`;
