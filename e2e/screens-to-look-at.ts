import type { OpenShop } from './shops.ts';

/** A screen by name: where it is, and the heading that shows that it is the one. */
export interface Screen {
  name: string;
  path: string;
  heading: string | RegExp;
}

/** Every screen of a visitor, in a shop that has products and one that has none yet. */
export async function screensOf(stocked: OpenShop, empty: OpenShop): Promise<Screen[]> {
  const products = await stocked.products();
  const several = products.find((product) => product.thumbnails.length > 1);
  const sized = products.find((product) => product.sizes.length > 1 && product.price !== null);
  const soldOut = products.find((product) => product.availability === 'sold_out');
  return [
    { name: 'landing', path: '/', heading: /^Post on TikTok with #TRACK/ },
    { name: 'privacy', path: '/privacy', heading: 'Privacy' },
    { name: 'terms', path: '/terms', heading: 'Terms' },
    { name: 'support', path: '/support', heading: 'Support' },
    { name: 'help', path: '/help', heading: 'Help' },
    { name: 'help without result', path: '/help?search=helicopter', heading: 'Help' },
    { name: 'help page', path: '/help/several-products', heading: 'Several products in one post' },
    { name: 'sign-up', path: '/signup', heading: 'Open your shop' },
    { name: 'shop', path: stocked.path, heading: /./ },
    { name: 'search', path: `${stocked.path}?search=watch`, heading: /./ },
    { name: 'nothing found', path: `${stocked.path}?search=helicopter`, heading: /./ },
    { name: 'filters', path: `${stocked.path}?filters=open`, heading: /./ },
    { name: 'empty shop', path: empty.path, heading: /./ },
    { name: 'product', path: `/product/${stocked.handle}/${several?.video_id}`, heading: several?.title ?? '' },
    { name: 'sizes', path: `/product/${stocked.handle}/${sized?.video_id}`, heading: sized?.title ?? '' },
    { name: 'sold out', path: `/product/${stocked.handle}/${soldOut?.video_id}`, heading: soldOut?.title ?? '' },
    { name: 'catalogue', path: `/catalog/${stocked.handle}`, heading: /^All products of/ },
    { name: 'about seller', path: `${stocked.path}/about`, heading: 'About this seller' },
    { name: 'report a shop', path: `${stocked.path}/report`, heading: 'Report this shop' },
    {
      name: 'report a product',
      path: `${stocked.path}/report?product=${several?.video_id}`,
      heading: 'Report this product',
    },
    { name: 'reported', path: `${stocked.path}/report?taken=yes`, heading: 'Thank you. We will look at it.' },
    { name: 'unknown path', path: '/no/such/page', heading: 'Oops! Page not found' },
    { name: 'unknown shop', path: '/shop/unknown.at.all', heading: 'We cannot find this shop' },
    { name: 'unknown product', path: `/product/${stocked.handle}/7000000000000000001`, heading: 'Product Not Found' },
  ];
}

/** Every screen of a shop's owner; `product` is one that the dashboard lists. */
export function ownersScreens(handle: string, product: { video_id: string; title: string; number: number }): Screen[] {
  return [
    { name: 'own shop', path: `/shop/${handle}`, heading: /./ },
    { name: 'dashboard', path: '/dashboard', heading: 'Your products' },
    { name: 'edit', path: `/dashboard?edit=${product.video_id}`, heading: `Edit number ${product.number}` },
    { name: 'add links', path: '/dashboard?add=links', heading: 'Add older videos' },
    { name: 'add by hand', path: '/dashboard?add=photo', heading: 'Add a product' },
    { name: 'orders', path: '/dashboard/orders', heading: 'Orders' },
    { name: 'figures', path: '/dashboard/analytics', heading: 'Statistics' },
    { name: 'subscription', path: '/subscription', heading: 'Subscription' },
    { name: 'settings', path: '/settings', heading: 'Settings' },
    {
      name: 'signed up',
      path: `/signup/success?handle=${handle}&shopLink=x`,
      heading: /^(?:Where can buyers reach you|Your shop is open|One step left)/,
    },
  ];
}
