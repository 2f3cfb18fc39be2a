interface KnownCard {
  imported_title: string | null;
  owner_title: string | null;
  imported_price_ugx: number | null;
  /** Null when the caption did not name it. */
  caption_place: number | null;
  /** Its owner made it: the caption need not name it. */
  split_off: boolean;
}

/** A card as the caption names it now. */
type NamedCard = { title: string | null; priceUgx: number | null };

/**
 * Finds for each card of a caption the one that its post has already, null for a new one: by name (the owner's counts,
 * too), then by price. A card that left the caption comes back by its name only: another product at its price is another
 * product. The only card of a post is the only card of its caption, whatever it is called now.
 */
export function matchCards<Known extends KnownCard>(known: Known[], named: NamedCard[]): (Known | null)[] {
  const free = new Set(known);
  const matches = named.map((): Known | null => null);
  const match = (isSame: (one: Known, card: NamedCard) => boolean): void => {
    for (const [at, card] of named.entries()) {
      if (matches[at]) continue;
      const found = [...free].find((one) => isSame(one, card)) ?? null;
      matches[at] = found;
      if (found) free.delete(found);
    }
  };
  // Of two with one name the one at the same price, and rather one that is there than one that was.
  match((one, card) => hasName(one, card) && isThere(one) && one.imported_price_ugx === card.priceUgx);
  match((one, card) => hasName(one, card) && isThere(one));
  match(hasName);
  const left = named.filter((_, at) => !matches[at]);
  const atPrice = (priceUgx: number | null) => ({
    known: [...free].filter((one) => isThere(one) && one.imported_price_ugx === priceUgx).length,
    named: left.filter((card) => card.priceUgx === priceUgx).length,
  });
  // Where not as many are called otherwise now as before, the price does not say which is which.
  const isTelling = new Map(left.map(({ priceUgx }) => [priceUgx, isAsMany(atPrice(priceUgx))]));
  match(
    (one, card) =>
      isThere(one) &&
      card.priceUgx !== null &&
      one.imported_price_ugx === card.priceUgx &&
      isTelling.get(card.priceUgx) === true,
  );
  const [only, ...others] = known.filter((one) => !one.split_off || isThere(one));
  if (named.length === 1 && only && others.length === 0) return [matches[0] ?? only];
  return matches;
}

const isThere = (one: KnownCard): boolean => one.caption_place !== null;

const isAsMany = (count: { known: number; named: number }): boolean => count.known === count.named;

function hasName(one: KnownCard, card: NamedCard): boolean {
  const name = nameOf(card.title);
  return name !== '' && (name === nameOf(one.imported_title) || name === nameOf(one.owner_title));
}

/** The words alone: `T-Shirts!` is `t shirts`. */
function nameOf(title: string | null): string {
  const words = (title ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join(' ') ?? '';
}
