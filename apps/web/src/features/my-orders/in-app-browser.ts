/**
 * Browsers inside of other apps forget what they store when the app likes, so there an order is kept by its link, too:
 * TikTok, Facebook and Messenger, Instagram, Snapchat, X, Line, Pinterest, LinkedIn, and any web view of Android.
 */
const inAppAgents =
  /musical_ly|BytedanceWebview|TikTok|trill_|FB_IAB|FBAN|FBAV|Instagram|Snapchat|Twitter|\bLine\/|Pinterest|LinkedInApp|; wv\)/i;

export const isInAppBrowser = (agent = navigator.userAgent): boolean => inAppAgents.test(agent);
