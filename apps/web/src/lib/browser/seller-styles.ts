import sellerCss from '#web/seller.css?url';

/** For the `links` of a route whose screens are sellers' ones. */
export const sellerLinks = () => [{ rel: 'stylesheet', href: sellerCss }];

let loading: Promise<void> | null = null;

/**
 * Puts the sellers' sheet behind the page's own one; for sellers' parts on visitors' pages, before they show. A sheet
 * that does not come rejects, and the next call tries again.
 */
export function loadSellerStyles(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sellerCss;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = null;
      reject(new TypeError('the sellers’ styles did not load'));
    };
    document.head.append(link);
  });
  return loading;
}
