import type { HelpTopic } from '@app/contracts/addresses/help-topics';
import bioLink from './pictures/bio-link.webp';
import buyingSafely from './pictures/buying-safely.webp';
import deleting from './pictures/deleting.webp';
import deliveryCode from './pictures/delivery-code.webp';
import gettingStarted from './pictures/getting-started.webp';
import orders from './pictures/orders.webp';
import paying from './pictures/paying.webp';
import prices from './pictures/prices.webp';
import severalProducts from './pictures/several-products.webp';
import track from './pictures/track.webp';

/** Made by `node e2e/help-pictures.ts`, all of one size (picture-size.ts). */
export const pictureUrls: Record<HelpTopic, string> = {
  'getting-started': gettingStarted,
  track,
  prices,
  'several-products': severalProducts,
  orders,
  'delivery-code': deliveryCode,
  paying,
  'bio-link': bioLink,
  'buying-safely': buyingSafely,
  deleting,
};
