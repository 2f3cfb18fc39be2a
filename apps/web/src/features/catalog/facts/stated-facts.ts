import type { PageShop } from '@app/contracts/addresses/pages';
import { shownAreas } from '@app/contracts/bounds';
import { grouped } from '@app/contracts/messages/message-text';
import { payOnDeliveryWords } from './pay-on-delivery.ts';

export const asksSeller = 'Ask the seller about';

/**
 * Whether the shop is closed, where it delivers, when buyers pay, and where the seller is: as far as the seller states it.
 * Then what the seller does not state, `alsoMissing` first, unless no one has confirmed the shop: we would speak for a
 * stranger. With `fees` the areas are one fact.
 */
export function statedFacts(shop: PageShop, look: { fees?: boolean; alsoMissing?: string[] } = {}): string[] {
  const { closed, place, deliveryAreas, payOnDelivery, unconfirmed } = shop;
  const showsFees = look.fees && statesFees(shop);
  const areas = deliveryAreas
    .slice(0, shownAreas)
    .map(({ name, feeUgx }, at) =>
      [at === 0 && 'Delivery:', name, showsFees && feeWords(feeUgx)].filter(Boolean).join(' '),
    );
  if (deliveryAreas.length > shownAreas) areas.push('more areas');
  const missing = [...(look.alsoMissing ?? []), !place && 'place', areas.length === 0 && 'delivery'].filter(Boolean);
  return [
    closed,
    ...(look.fees ? [areas.join(', ')] : areas),
    payOnDelivery && payOnDeliveryWords,
    place,
    !unconfirmed && missing.length > 0 && `${asksSeller}: ${missing.join(', ')}`,
  ].filter(Boolean) as string[];
}

export const statesFees = ({ deliveryAreas }: PageShop): boolean => deliveryAreas.some(({ feeUgx }) => feeUgx !== null);

const feeWords = (feeUgx: number | null) => (feeUgx === null ? '(ask)' : feeUgx === 0 ? 'free' : grouped(feeUgx));
