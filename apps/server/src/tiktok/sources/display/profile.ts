import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Creator } from '#server/tiktok/sources/source.ts';
import { photoUrlOf, textOf, unchecked } from '#server/tiktok/sources/wire-values.ts';

/** Of `/v2/user/info/`; all scopes that we ask for are needed. */
export const profileFields = 'display_name,username,bio_description,avatar_large_url,is_verified,follower_count';

const isProfile = Compile(
  Type.Object({
    user: Type.Object({
      display_name: Type.String(),
      username: Type.String({ pattern: '^[A-Za-z0-9_.]{1,64}$' }),
      is_verified: Type.Boolean(),
      follower_count: Type.Integer({ minimum: 0 }),
      ...unchecked('bio_description', 'avatar_large_url'),
    }),
  }),
);

/** The account as its owner lets us read it; null where the answer is not as documented. */
export function profileOf(data: unknown, userId: string): Creator | null {
  if (!isProfile.Check(data)) return null;
  const { user } = data;
  return {
    userId,
    handle: user.username.toLowerCase(),
    displayName: textOf(user.display_name, 200),
    bio: textOf(user.bio_description),
    photoUrl: photoUrlOf(user.avatar_large_url),
    followerCount: user.follower_count,
    isVerified: user.is_verified,
    isPrivate: false,
  };
}
