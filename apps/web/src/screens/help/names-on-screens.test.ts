import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allTopics } from './topics/all-topics.ts';
import { namesIn, textsOf } from './topics/topic.ts';

/** Where each name that help marks stands: the file, and how it is written there if a part of it is filled in. */
const places: Record<string, string | [file: string, written: string]> = {
  Add: 'screens/dashboard/products/add-product.tsx',
  'Add another product from this video': [
    'screens/dashboard/products/product-menu.tsx',
    'Add another product from this {what}',
  ],
  'Add older videos': 'screens/dashboard/products/add-product.tsx',
  'Write a caption': 'screens/dashboard/products/add-product.tsx',
  'Add product': 'screens/dashboard/post-products/split-dialog.tsx',
  'Add the delivery code': 'features/orders/owner/owner-order.messages.ts',
  'Add to basket': 'screens/product/product-words.tsx',
  'About this seller': 'screens/shop/shop-header.tsx',
  Announcement: 'screens/settings/delivery/announcement.tsx',
  Available: 'screens/dashboard/products/available-toggle.tsx',
  'Choose the picture': 'screens/dashboard/products/product-menu.tsx',
  Collections: 'screens/settings/collections/collections.tsx',
  Confirm: 'features/orders/owner/owner-order.messages.ts',
  'Continue with a password': 'screens/signup/steps/handle-step.tsx',
  'Continue with phone number': 'screens/signup/steps/handle-step.tsx',
  Copy: 'ui/seller/fields/copy-field.tsx',
  Dashboard: 'features/accounts/seller-nav.tsx',
  Delete: 'screens/dashboard/products/product-menu.tsx',
  'Delete my account': 'features/accounts/settings/delete-account.tsx',
  'Delivery areas and fees': 'screens/settings/delivery/delivery-zones.tsx',
  'Discount until a day': 'screens/dashboard/product-form/discount-fields.tsx',
  'Download my data': 'features/accounts/settings/own-data.tsx',
  'Erase my name, place and phone': 'screens/order/buyer/buyers.messages.ts',
  'For how long?': 'screens/subscription/pay/pay-form.tsx',
  'Get My Shop Link': 'screens/landing/hero.tsx',
  'Get back into my shop': 'screens/signup/steps/handle-step.tsx',
  'Hide from buyers': 'features/catalog/owner/product-menu.tsx',
  'I received it': 'screens/order/buyer/buyers-part.tsx',
  'Keep my account': 'features/accounts/seller-frame.tsx',
  'Mark as paid': 'features/orders/owner/owner-order.messages.ts',
  'Mark as sent': 'features/orders/owner/owner-order.messages.ts',
  'Merge with another product': 'screens/dashboard/products/product-menu.tsx',
  'Mobile money number': 'screens/subscription/pay/choose-wallet.tsx',
  More: 'screens/orders/marks/order-marks.tsx',
  'My Shop': 'features/accounts/seller-nav.tsx',
  'My data': 'features/accounts/settings/own-data.tsx',
  'My orders': 'screens/shop/shop-header.tsx',
  'No price, buyers ask': 'screens/dashboard/products/needs-hand.tsx',
  'Not now': 'screens/dashboard/coach/coach-part.tsx',
  'Still there': 'screens/dashboard/products/still-there.tsx',
  Order: ['features/basket/basket-bar.ts', 'Order ›'],
  Orders: 'features/orders/new-orders.tsx',
  'Packing list': 'screens/orders/packing/packing-link.tsx',
  'Pay, and see your payments': 'screens/settings/settings.tsx',
  Price: 'screens/dashboard/product-form/product-fields.tsx',
  'Real owner, checked with TikTok': 'features/catalog/seller-identity.tsx',
  'Mark as received': 'features/orders/owner/owner-order.messages.ts',
  'Received without the code': 'features/orders/owner/owner-order.messages.ts',
  'Received, with the code': 'features/orders/owner/delivery-code-field.tsx',
  'Renew Now': 'screens/subscription/pay/choose-plan.tsx',
  'Report this shop': 'screens/shop/shop-found.tsx',
  'Rider’s message': 'screens/orders/marks/order-marks.tsx',
  Save: 'screens/dashboard/product-form/edit-product-form.tsx',
  Saved: 'screens/shop/shop-header.tsx',
  'Save & Continue': 'screens/signup/steps/whatsapp-step.tsx',
  'Save QR code': 'features/accounts/share/shop-link.tsx',
  'Send on WhatsApp': 'screens/order-review/send-bar.tsx',
  'Set price': 'screens/dashboard/products/needs-hand.tsx',
  Settings: 'features/accounts/seller-nav.tsx',
  Share: 'features/accounts/share/share-button.tsx',
  'Share this product': 'features/catalog/owner/product-menu.tsx',
  'Short link for your bio': 'features/accounts/bio-link/bio-link.tsx',
  'Sign In': 'screens/signup/steps/handle-step.tsx',
  'Subscribe Now': 'screens/subscription/pay/choose-plan.tsx',
  Subscription: 'screens/subscription/subscription.tsx',
  'Sync now': 'screens/shop/owner/sync-card.tsx',
  'Tell me when it is back': 'screens/product/product-words.tsx',
  Title: 'screens/dashboard/post-products/split-dialog.tsx',
  Undo: 'ui/seller/toasts.tsx',
  'Visit Shop': 'screens/signup/reward/reward.tsx',
  'What does it cost?': 'screens/dashboard/products/needs-hand.tsx',
  'Your data and account': 'screens/settings/settings.tsx',
  'Your plan': 'screens/settings/settings.tsx',
  'Your shop link on TikTok': 'features/accounts/bio-link/bio-link.tsx',
};

const sources = join(import.meta.dirname, '..', '..');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** As a whole text of the screen: between tags, on a line of its own, or between quotes. */
const standsIn = (code: string, written: string) =>
  new RegExp(String.raw`(?:^\s*|>|["'\`])${escaped(written)}(?:\s*$|<|["'\`])`, 'm').test(code);

const marked = new Set(allTopics.flatMap(textsOf).flatMap(namesIn));

test.each([...marked].sort())('the button or label “%s”, which help names, stands on a screen', (name) => {
  const place = places[name];
  expect(place, 'Say in this test where it stands.').toBeDefined();
  const [file, written] = typeof place === 'string' ? [place, name] : (place ?? ['', '']);
  expect(standsIn(readFileSync(join(sources, file), 'utf8'), written), `${file} has no “${written}”`).toBe(true);
});

test('a name that help no longer uses is not looked for', () => {
  expect(Object.keys(places).filter((name) => !marked.has(name))).toEqual([]);
});

test('a renamed button is noticed, also where its old name is a part of another one', () => {
  expect(standsIn('<Button>\n  Add\n</Button>', 'Add')).toBe(true);
  expect(standsIn("label: 'Add',", 'Add')).toBe(true);
  expect(standsIn('<Button>Add an area</Button>', 'Add')).toBe(false);
  expect(standsIn('// Add\nconst isAdded = true;', 'Add')).toBe(false);
});
