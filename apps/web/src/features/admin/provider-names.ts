const names: Record<string, string> = {
  manual: 'By hand',
  mtn: 'MTN MoMo',
  relworx: 'Relworx',
  flutterwave: 'Flutterwave',
};

/** Every provider that a payment can be filtered by, with its name. */
export const providerChoices = Object.entries(names);

/** A provider as people read it. */
export const providerName = (provider: string) => names[provider] ?? provider;
