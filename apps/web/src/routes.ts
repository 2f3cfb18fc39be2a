import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('screens/landing/landing.tsx'),
  route('shop/:handle', 'screens/shop/shop.tsx'),
  route('product/:handle/:videoId', 'screens/product/product.tsx'),
  route('catalog/:handle', 'screens/catalog/catalog.tsx'),
  route('*', 'screens/not-found/not-found.tsx'),
] satisfies RouteConfig;
