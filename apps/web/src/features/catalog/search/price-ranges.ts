interface PriceRange {
  name: string;
  bounds: { min?: number; max?: number };
}

/** Bounds that people say: 1k, 12k, 25k, 60k, … in steps that grow with the price. */
function rounded(priceUgx: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(priceUgx));
  const step = priceUgx < 2 * magnitude ? magnitude / 5 : priceUgx < 5 * magnitude ? magnitude / 2 : magnitude;
  return Math.round(priceUgx / step) * step;
}

const short = (priceUgx: number) =>
  priceUgx >= 1_000_000 ? `${priceUgx / 1_000_000}M` : priceUgx >= 1000 ? `${priceUgx / 1000}k` : String(priceUgx);

/** Ranges that part a shop's prices into about equal quarters, to be chosen by one tap. */
export function priceRanges(quartersUgx: number[]): PriceRange[] {
  const bounds = [...new Set(quartersUgx.filter((price) => price > 0).map(rounded))];
  const [lowest] = bounds;
  const highest = bounds.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  return [
    { name: `Up to ${short(lowest)}`, bounds: { max: lowest } },
    ...bounds.slice(1).map((max, index) => {
      const min = bounds[index] ?? 0;
      return { name: `${short(min)} to ${short(max)}`, bounds: { min, max } };
    }),
    { name: `From ${short(highest)}`, bounds: { min: highest } },
  ];
}
