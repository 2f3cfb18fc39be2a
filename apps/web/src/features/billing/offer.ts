import { dayWords } from '#web/lib/formatting/days-left.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

/** What a new shop costs. */
export interface Offer {
  trialDays: number;
  priceUgx: number;
}

/** A service that allows no trial says none. */
export const offerWords = ({ trialDays, priceUgx }: Offer): string =>
  `${trialDays > 0 ? `${dayWords(trialDays)} free, then ` : ''}${formatPrice(priceUgx)} a month. No credit card.`;
