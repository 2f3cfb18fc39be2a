const maxLength = 40;

/** The address of a name, in Latin letters and digits; with a number behind it where the shop has that address already. */
export function slugOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
  // A name of other letters or of emoji alone.
  const slug = plain || 'collection';
  for (let number = 2; ; number += 1) {
    const tried = number === 2 ? slug : `${slug}-${number - 1}`;
    if (!taken.has(tried)) return tried;
  }
}
