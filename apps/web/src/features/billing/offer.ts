import type { Offer } from '@app/contracts/addresses/pages';
import { dayWords } from '#web/lib/formatting/days-left.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

/** A service that allows no trial says none. */
export const offerWords = ({ trialDays, priceUgx }: Offer): string =>
  `${trialDays > 0 ? `${dayWords(trialDays)} free, then ` : ''}${formatPrice(priceUgx)} a month. No credit card.`;
