import sellerCss from '#web/seller.css?url';

export const sellerLinks = () => [{ rel: 'stylesheet', href: sellerCss }];

let loading: Promise<void> | null = null;

/** Loads the sellers' style sheet on a visitors' page. A failure rejects, and the next call tries again. */
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
