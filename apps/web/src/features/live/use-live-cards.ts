import type { ProductCardData } from '#web/features/catalog/card.ts';

export function useLiveCards(page: { cards: ProductCardData[] }, _live: boolean) {
  return { cards: page.cards, newIds: new Set<string>() };
}
