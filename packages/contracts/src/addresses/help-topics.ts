/** The pages below `/help`: the one for buyers, then in the order in which a seller needs them. */
export const helpTopics = [
  'buying-safely',
  'getting-started',
  'track',
  'prices',
  'several-products',
  'orders',
  'delivery-code',
  'paying',
  'bio-link',
  'deleting',
] as const;

export type HelpTopic = (typeof helpTopics)[number];
