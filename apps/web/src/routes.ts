import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// Grouped by who loads them: build-plugins/chunks.ts makes the script files of these groups.

export const siteScreens = [
  index('screens/landing/landing.tsx'),
  route('privacy', 'screens/legal/privacy.tsx'),
  route('terms', 'screens/legal/terms.tsx'),
  route('support', 'screens/legal/support.tsx'),
  // One entry: every visitor downloads the list of routes.
  route('help/:topic?', 'screens/help/help.tsx'),
  route('shop/:handle/report', 'screens/report/report.tsx'),
  route('shop/:handle/about', 'screens/about-seller/about-seller.tsx'),
  route('renew', 'screens/subscription/renew.tsx'),
  route('*', 'screens/not-found/not-found.tsx'),
];

export const shopScreens = [
  route('shop', 'screens/shop/find-shop.ts'),
  // With its collections: every visitor downloads the list of routes.
  route('shop/:handle/c?/:slug?', 'screens/shop/shop.tsx'),
  route('product/:handle/:videoId', 'screens/product/product.tsx'),
  route('catalog/:handle', 'screens/catalog/catalog.tsx'),
];

/** What a basket becomes. Its scripts come to buyers who order, and are in no file of the shop's. */
export const orderScreens = [
  route('shop/:handle/order', 'screens/order-review/order-review.tsx'),
  route('o/:code', 'screens/order/order.tsx'),
  route('my-orders', 'screens/my-orders/my-orders.tsx'),
];

/** Their layout brings the sellers' styles, scripts that load at once, and what a session needs. */
export const sellerScreens = layout('screens/seller/seller-layout.tsx', [
  route('login', 'screens/login/login.tsx'),
  route('signup', 'screens/signup/signup.tsx'),
  route('signup/success', 'screens/signup/signup-success.tsx'),
  route('auth/tiktok/done', 'screens/tiktok/tiktok-done.tsx'),
  route('subscription', 'screens/subscription/subscription.tsx'),
  route('subscription/receipt/:reference', 'screens/subscription/receipt/receipt.tsx'),
  route('dashboard', 'screens/dashboard/dashboard.tsx'),
  route('dashboard/analytics', 'screens/dashboard/analytics/analytics.tsx'),
  route('dashboard/orders', 'screens/orders/orders.tsx'),
  route('settings', 'screens/settings/settings.tsx'),
]);

/** They have a style sheet and a session of their own. */
export const adminScreens = layout('screens/admin/admin-layout.tsx', [
  route('admin', 'screens/admin/admin-home.tsx'),
  route('admin/login', 'screens/admin/login/login.tsx'),
  route('admin/invitation', 'screens/admin/invitation/invitation.tsx'),
  route('admin/dashboard', 'screens/admin/dashboard/dashboard.tsx'),
  route('admin/users', 'screens/admin/users/users.tsx'),
  route('admin/analytics', 'screens/admin/analytics/analytics.tsx'),
  route('admin/settings', 'screens/admin/settings/settings.tsx'),
  route('admin/reports', 'screens/admin/reports/reports.tsx'),
  route('admin/payments', 'screens/admin/payments/payments.tsx'),
  route('admin/payments/reconciliation', 'screens/admin/payments/comparison/reconciliation.tsx'),
]);

export default [...siteScreens, ...shopScreens, ...orderScreens, sellerScreens, adminScreens] satisfies RouteConfig;
