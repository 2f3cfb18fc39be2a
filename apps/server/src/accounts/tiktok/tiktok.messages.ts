import { AppError } from '#server/platform/errors.ts';

export const provideScopes = (): AppError =>
  new AppError('tiktok_scope_missing', {
    message:
      'TikTok did not show us your videos, so we cannot be sure which account is yours. Please try again and leave everything ticked.',
  });

export const unreadable = (handle: string): AppError =>
  new AppError('tiktok_not_read', {
    message: `You allowed it, but we cannot read the page of @${handle} on TikTok right now, so nothing was connected. Try again in a minute, or prove your handle with a code in your bio.`,
  });

export const otherAccount = (shopHandle: string | null, handle: string): AppError =>
  new AppError('tiktok_other_account', {
    message: `You picked @${handle} on TikTok, but ${
      shopHandle === null ? 'this shop belongs to another TikTok account' : `this shop is @${shopHandle}`
    }. Nothing was connected. Switch to the right account on TikTok and try again.`,
  });

export const hasOwnShop = (handle: string): AppError =>
  new AppError('tiktok_other_account', {
    message: `@${handle} on TikTok already has its own shop here. Sign out, then continue with TikTok to get there.`,
  });

/** An unproven account has the handle: only its holder can connect without losing anything. */
export const handleHeld = (handle: string): AppError =>
  new AppError('tiktok_other_account', {
    message: `@${handle} has another shop here that was never confirmed. Sign out, then continue with TikTok to take it over.`,
  });
