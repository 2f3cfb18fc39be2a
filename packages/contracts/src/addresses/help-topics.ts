/** The pages below `/help`, in the order in which a seller needs them. */
export const helpTopics = [
  'getting-started',
  'track',
  'prices',
  'several-products',
  'orders',
  'delivery-code',
  'paying',
  'bio-link',
  'buying-safely',
  'deleting',
] as const;

export type HelpTopic = (typeof helpTopics)[number];
