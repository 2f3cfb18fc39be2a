import Type, { type Static } from 'typebox';
import { Success } from './envelope.ts';

const VideoId = Type.String({ pattern: '^(?:[0-9]{5,25}|p[a-z0-9]{12})$' });

/** Body of `POST /shop/{handle}/view`; without `videoId` the shop page itself was viewed. */
export const ViewBody = Type.Object({ videoId: Type.Optional(VideoId) }, { additionalProperties: false });
export type ViewBody = Static<typeof ViewBody>;

/** Body of `POST /shop/{handle}/click`. */
export const ClickBody = Type.Object(
  { videoId: Type.Optional(VideoId), target: Type.Union([Type.Literal('whatsapp'), Type.Literal('tiktok')]) },
  { additionalProperties: false },
);
export type ClickBody = Static<typeof ClickBody>;

/** The shop's views so far, this one included when it counted. */
export const ViewAnswer = Success(Type.Object({ views: Type.Integer() }));
