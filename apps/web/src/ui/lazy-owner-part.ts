import { type ComponentType, lazy } from 'react';
import { loadSellerStyles } from '#web/lib/browser/seller-styles.ts';

/** The owner's part with the sellers' style sheet: it never shows without its styles. */
export function lazyOwnerPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadSellerStyles()]);
    return module;
  });
}
