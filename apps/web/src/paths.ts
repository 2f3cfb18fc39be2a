import { goToTikTokPath } from '@app/contracts/accounts/tiktok-addresses.endpoints';
import type { HelpTopic } from '@app/contracts/addresses/help-topics';

const segment = encodeURIComponent;

/** The parts of the settings that have an address of their own. */
export type SettingsTopic = 'shop' | 'tiktok' | 'signing-in' | 'plan' | 'account';

/** Every address of the web except administrators', which visitors do not load. Handles and ids are encoded. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  help: '/help',
  helpOn: (topic: HelpTopic) => `/help/${topic}`,
  signup: '/signup',
  signupSuccess: '/signup/success',
  login: '/login',
  claim: (handle: string) => withQuery('/login', { tab: 'recover', handle }),
  /** Not a page of the web app, so links to it load the document. */
  tiktok: (intent: 'signin' | 'signup' | 'link', returnPath?: string | null) =>
    withQuery(goToTikTokPath, { intent, return: returnPath }),
  subscription: '/subscription',
  receipt: (reference: string) => `/subscription/receipt/${segment(reference)}`,
  dashboard: '/dashboard',
  analytics: '/dashboard/analytics',
  orders: '/dashboard/orders',
  editProduct: (videoId: string) => withQuery('/dashboard', { edit: videoId }),
  settings: '/settings',
  settingsOf: (topic: SettingsTopic) => `${paths.settings}#${topic}`,
  adminLogin: '/admin/login',
  findShop: '/shop',
  shop: (handle: string) => `/shop/${segment(handle)}`,
  /** What buyers see, for the owner's eyes: nothing of the owner's starts there, and nothing is counted. */
  shopAsBuyer: (handle: string) => withQuery(paths.shop(handle), { as: 'buyer' }),
  product: (handle: string, videoId: string) => `/product/${segment(handle)}/${segment(videoId)}`,
  productAsBuyer: (handle: string, videoId: string) => withQuery(paths.product(handle, videoId), { as: 'buyer' }),
  size: (handle: string, videoId: string, size: string) => `${paths.product(handle, videoId)}?size=${segment(size)}`,
  myOrders: '/my-orders',
  saved: '/my-orders#saved',
  order: (handle: string) => `${paths.shop(handle)}/order`,
  about: (handle: string) => `${paths.shop(handle)}/about`,
  report: (handle: string, videoId?: string) => withQuery(`/shop/${segment(handle)}/report`, { product: videoId }),
  reportReview: (handle: string, reviewId: string) =>
    withQuery(`/shop/${segment(handle)}/report`, { review: reviewId }),
  catalog: (handle: string) => `/catalog/${segment(handle)}`,
  tiktokUpload: 'https://www.tiktok.com/upload',
  tiktokProfile: (handle: string) => `https://www.tiktok.com/@${segment(handle)}`,
};

type QueryValue = string | number | boolean | null | undefined;

/** The path with these parameters; without those that say nothing. */
export function withQuery(path: string, query: Record<string, QueryValue | string[]>): string {
  const named = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  const text = `${new URLSearchParams(named.filter(([, value]) => value) as [string, string][])}`;
  return text ? `${path}?${text}` : path;
}
