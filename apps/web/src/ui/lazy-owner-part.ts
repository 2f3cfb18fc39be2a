import { type ComponentType, lazy } from 'react';
import { loadSellerStyles } from '#web/lib/browser/seller-styles.ts';

/** A part of the owner's, loaded together with the sellers' style sheet: it never shows without its look. */
export function lazyOwnerPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadSellerStyles()]);
    return module;
  });
}
