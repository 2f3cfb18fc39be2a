/** A repeatable source of chance: the same seed draws the same shop, so screenshots and tests do not wander. */
export type Seeded = {
  /** A float in [0, 1). */
  next: () => number;
  /** An integer in [least, most], both included. */
  between: (least: number, most: number) => number;
  /** One element of a list that is not empty. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** `length` characters of `alphabet`. */
  text: (alphabet: string, length: number) => string;
};

/** FNV-1a, 32 bit: turns a name into a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** mulberry32: 32 bits of state are plenty for pictures and made-up ids. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    text: (alphabet, length) => {
      let made = '';
      for (let index = 0; index < length; index += 1) made += alphabet.charAt(between(0, alphabet.length - 1));
      return made;
    },
  };
}
