import { loadSellerStyles } from '#web/lib/browser/seller-styles.ts';

/** Loads a part of the owner's together with the sellers' style sheet: it never shows without its look. */
export function loadOwnerPart<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadSellerStyles()]);
    return module;
  };
}
