import { AppError } from '#server/platform/errors.ts';

/** TikTok was not allowed to tell us enough. */
export const provideScopes = (): AppError =>
  new AppError('tiktok_scope_missing', {
    message:
      'TikTok did not show us your videos, so we cannot be sure which account is yours. Please try again and leave everything ticked.',
  });

/** Nothing public said whose the handle is. */
export const unreadable = (handle: string): AppError =>
  new AppError('tiktok_not_read', {
    message: `You allowed it, but we cannot read the page of @${handle} on TikTok right now, so nothing was connected. Try again in a minute, or prove your handle with a code in your bio.`,
  });

/** The shop belongs to another TikTok account than the one that was picked. */
export const otherAccount = (shopHandle: string | null, handle: string): AppError =>
  new AppError('tiktok_other_account', {
    message: `You picked @${handle} on TikTok, but ${
      shopHandle === null ? 'this shop belongs to another TikTok account' : `this shop is @${shopHandle}`
    }. Nothing was connected. Switch to the right account on TikTok and try again.`,
  });

/** The picked TikTok account has a shop of its own. */
export const hasOwnShop = (handle: string): AppError =>
  new AppError('tiktok_other_account', {
    message: `@${handle} on TikTok already has its own shop here. Sign out, then continue with TikTok to get there.`,
  });

/** Somebody has the handle here who never proved it: only whoever signs in there may connect without losing anything. */
export const handleHeld = (handle: string): AppError =>
  new AppError('tiktok_other_account', {
    message: `@${handle} has another shop here that was never confirmed. Sign out, then continue with TikTok to take it over.`,
  });
