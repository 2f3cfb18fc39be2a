import type { PageShop } from '@app/contracts/addresses/pages';
import { shownAreas } from '@app/contracts/bounds';
import { grouped } from '@app/contracts/messages/message-text';
import { payOnDeliveryWords } from './pay-on-delivery.ts';

/**
 * Whether the shop is closed, where it delivers, when buyers pay, and where the seller is: as far as the seller states it.
 * Then what the seller does not state, `alsoMissing` first, unless no one has confirmed the shop: we would speak for a
 * stranger.
 */
export function statedFacts(shop: PageShop, look: { fees?: boolean; alsoMissing?: string[] } = {}): string[] {
  const { closed, place, deliveryAreas, payOnDelivery, unconfirmed } = shop;
  const areas = deliveryAreas
    .slice(0, shownAreas)
    .map(({ name, feeUgx }, at) =>
      [at === 0 && 'Delivery:', name, look.fees && feeWords(feeUgx)].filter(Boolean).join(' '),
    );
  const missing = [...(look.alsoMissing ?? []), !place && 'place', areas.length === 0 && 'delivery'].filter(Boolean);
  return [
    closed,
    ...areas,
    deliveryAreas.length > shownAreas && 'more areas',
    payOnDelivery && payOnDeliveryWords,
    place,
    !unconfirmed && missing.length > 0 && `Not stated: ${missing.join(', ')}`,
  ].filter((fact) => typeof fact === 'string');
}

const feeWords = (feeUgx: number | null) => feeUgx !== null && (feeUgx === 0 ? 'free' : grouped(feeUgx));
