import { goToTikTokPath } from '@app/contracts/tiktok-addresses.endpoints';

const segment = encodeURIComponent;

/**
 * Every address of the web, in one place; administrators' stand apart (`adminPaths`), because every visitor loads this.
 * Handles and ids are encoded, so a hostile one can't leave its segment.
 */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  signup: '/signup',
  signupSuccess: '/signup/success',
  login: '/login',
  /** Where somebody without a session proves that a handle is theirs, or gets a forgotten password back. */
  claim: (handle: string) => withQuery('/login', { tab: 'recover', handle }),
  /** Leads to TikTok and back; not a page of the web app, so links to it load the document. */
  tiktok: (intent: 'signin' | 'signup' | 'link', returnPath?: string | null) =>
    withQuery(goToTikTokPath, { intent, return: returnPath }),
  subscription: '/subscription',
  receipt: (reference: string) => `/subscription/receipt/${segment(reference)}`,
  dashboard: '/dashboard',
  analytics: '/dashboard/analytics',
  /** The dashboard with the window of one product open. */
  editProduct: (videoId: string) => withQuery('/dashboard', { edit: videoId }),
  settings: '/settings',
  adminLogin: '/admin/login',
  shop: (handle: string) => `/shop/${segment(handle)}`,
  product: (handle: string, videoId: string) => `/product/${segment(handle)}/${segment(videoId)}`,
  /** The same with one of its sizes chosen. */
  size: (handle: string, videoId: string, size: string) => `${paths.product(handle, videoId)}?size=${segment(size)}`,
  /** Where buyers tell us of a shop, or of one of its products. */
  report: (handle: string, videoId?: string) => withQuery(`/shop/${segment(handle)}/report`, { product: videoId }),
  catalog: (handle: string) => `/catalog/${segment(handle)}`,
  tiktokUpload: 'https://www.tiktok.com/upload',
  tiktokProfile: (handle: string) => `https://www.tiktok.com/@${segment(handle)}`,
};

/** The path with the given search parameters; empty ones are left out. */
export function withQuery(path: string, query: Record<string, string | number | boolean | null | undefined>): string {
  const named = Object.entries(query).filter(([, value]) => value);
  const text = `${new URLSearchParams(named as [string, string][])}`;
  return text ? `${path}?${text}` : path;
}
