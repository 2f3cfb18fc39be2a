import type { PageShop } from '@app/contracts/addresses/pages';
import { grouped } from '@app/contracts/messages/message-text';
import { payOnDeliveryWords } from './pay-on-delivery.ts';

const maxAreas = 3;

/**
 * Whether the shop is closed, where it delivers to, when is paid, and where the seller is: as far as it is stated. Then what
 * is not, `alsoMissing` first, unless no one has confirmed the shop: we would speak for a stranger.
 */
export function statedFacts(shop: PageShop, look: { fees?: boolean; alsoMissing?: string[] } = {}): string[] {
  const { closed, place, deliveryAreas, payOnDelivery, unconfirmed } = shop;
  const areas = deliveryAreas
    .slice(0, maxAreas)
    .map(({ name, feeUgx }, at) =>
      [at === 0 && 'Delivery:', name, look.fees && feeWords(feeUgx)].filter(Boolean).join(' '),
    );
  const missing = [...(look.alsoMissing ?? []), !place && 'place', areas.length === 0 && 'delivery'].filter(Boolean);
  return [
    closed,
    ...areas,
    deliveryAreas.length > maxAreas && 'more areas',
    payOnDelivery && payOnDeliveryWords,
    place,
    !unconfirmed && missing.length > 0 && `Not stated: ${missing.join(', ')}`,
  ].filter((fact) => typeof fact === 'string');
}

const feeWords = (feeUgx: number | null) => feeUgx !== null && (feeUgx === 0 ? 'free' : grouped(feeUgx));
