/**
 * The messages about a product in a page, in words and in links, as `productMessage` writes them when the price could not be
 * checked: with the day on which it was seen.
 */
export const datePrices = (text: string, day: string): string =>
  text.replace(
    /\.( |%20)Is\1it\1still/g,
    (question, space) => ` (price as seen on ${day})`.replaceAll(' ', space) + question,
  );
