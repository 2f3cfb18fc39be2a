/** Words for one thing, the one that is shown first. Captions bring several of them for the same goods. */
const sameThing = `
  shoes, shoe, footwear, viatu, kiatu, engatto, ngatto
  clothes, clothing, clothe, cloth, nguo, engoye, ngoye
  boots, boot, ankle boot, ankle boots
  heels, heel, high heel, high heels
  sneakers, sneaker
  sandals, sandal
  dresses, dress, gauni, egauni
  bags, bag, handbags, handbag, mkoba, ensawo
  watches, watch, essaawa
  jewellery, jewelry
  underwear, lingerie
  phones, phone, smartphone, smartphones, mobile
  laptops, laptop
  tv, television
  perfume, perfumes, fragrance
  beds, bed
  cars, car
  drinks, beverages
  groceries, grocery
  women, ladies
  kids, children`;

const wordsByWord = new Map(
  sameThing.split('\n').flatMap((line) => {
    const words = line.split(',').map((word) => word.trim());
    return words.map((word): [string, string[]] => [word, words]);
  }),
);

/** All words that mean the same as this tag, itself included. */
export const wordsForTag = (tag: string): string[] => wordsByWord.get(tag) ?? [tag];

/** The word that is shown for this tag. */
export const shownWordOf = (tag: string): string => wordsByWord.get(tag)?.[0] ?? tag;
