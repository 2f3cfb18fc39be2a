import { type Rule, repeated } from '#faults/checker/violation.ts';
import type { ProductEntry } from '#faults/record/record.ts';

/** Every acknowledged product and every tagged post is there once, and there is no other one. */
export const productsAreKept: Rule = (record, { products, rows }) => {
  const isShown = (handle: string, id: string) => products.some((one) => one.handle === handle && one.productId === id);
  const lost = record.products
    .filter((entry): entry is ProductEntry & { productId: string } => entry.productId !== null)
    .filter(({ handle, productId, number }) => {
      const row = rows.products.find((one) => one.handle === handle && one.productId === productId);
      return !row || row.number !== number || !isShown(handle, productId);
    })
    .map((entry) => ({
      rule: 'product lost',
      step: entry.step,
      what: `"${entry.title}" (${entry.productId}) of @${entry.handle} was acknowledged and is not there`,
      shows: entry,
    }));
  const notImported = record.posts
    .filter(({ handle, postId }) => !isShown(handle, postId))
    .map((post) => ({
      rule: 'post without product',
      step: post.step,
      what: `The post ${post.postId} of @${post.handle} has no product`,
      shows: post,
    }));
  const doubled = repeated(
    rows.products.filter(({ isByHand }) => isByHand),
    ({ handle, title }) => `${handle} ${title}`,
  ).map(([name, shows]) => ({
    rule: 'product doubled',
    step: 0,
    what: `${name} is there ${shows.length} times`,
    shows,
  }));
  const asked = new Set([
    ...record.products.filter(({ outcome }) => outcome !== 'refused').map(({ handle, title }) => `${handle} ${title}`),
    ...record.posts.map(({ handle, postId }) => `${handle} ${postId}`),
  ]);
  const invented = rows.products
    .filter(({ handle, title, productId }) => !asked.has(`${handle} ${title}`) && !asked.has(`${handle} ${productId}`))
    .map((row) => ({ rule: 'product doubled', step: 0, what: `${row.productId} was never asked for`, shows: row }));
  return [...lost, ...notImported, ...doubled, ...invented];
};

/** A product's number names one product of a shop, from its first sight on. */
export const productNumbersAreUsedOnce: Rule = (record, { rows, products }) => {
  const seen = [...record.numbers, ...products.map((one) => ({ ...one, step: Number.MAX_SAFE_INTEGER }))];
  const byNumber = repeated(seen, ({ handle, number }) => `@${handle} ${number}`).flatMap(([name, sights]) => {
    const first = sights[0];
    const other = sights.find(({ productId }) => productId !== first?.productId);
    if (!first || !other) return [];
    const what = `The number ${name} was ${first.productId}, and ${other.productId} later`;
    return [{ rule: 'product number used twice', step: other.step, what, shows: [first, other] }];
  });
  const kept = repeated(rows.products, ({ handle, number }) => `@${handle} ${number}`).map(([name, shows]) => ({
    rule: 'product number used twice',
    step: 0,
    what: `The number ${name} names ${shows.length} products`,
    shows,
  }));
  return [...byNumber, ...kept];
};
