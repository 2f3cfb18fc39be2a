import { type HelpTopic, helpTopics } from '@app/contracts/addresses/help-topics';
import { bioLink, deliveryCode, orders, paying } from './selling.ts';
import { gettingStarted, prices, severalProducts, track } from './starting.ts';
import type { Topic } from './topic.ts';
import { buyingSafely, deleting } from './trust.ts';

const byName: Record<HelpTopic, Topic> = {
  'buying-safely': buyingSafely,
  'getting-started': gettingStarted,
  track,
  prices,
  'several-products': severalProducts,
  orders,
  'delivery-code': deliveryCode,
  paying,
  'bio-link': bioLink,
  deleting,
};

/** In the order in which `/help` lists them. */
export const allTopics: readonly Topic[] = helpTopics.map((name) => byName[name]);

export const findTopic = (name: string): Topic | null => allTopics.find((topic) => topic.name === name) ?? null;
