import Type from 'typebox';
import { ShopParams } from './catalog.schemas.ts';
import { Nothing, Success } from './envelope.schemas.ts';
import { productIdPattern } from './product-id.ts';

const VideoId = Type.String({ pattern: productIdPattern });

/** Body of `POST /shop/{handle}/view`; without `videoId` the shop page itself was viewed. */
export const ViewBody = Type.Object({ videoId: Type.Optional(VideoId) }, { additionalProperties: false });

/** Body of `POST /shop/{handle}/click`. */
export const ClickBody = Type.Object(
  { videoId: Type.Optional(VideoId), target: Type.Union([Type.Literal('whatsapp'), Type.Literal('tiktok')]) },
  { additionalProperties: false },
);

/** The shop's views so far, this one included when it counted. */
export const ViewAnswer = Success(Type.Object({ views: Type.Integer() }));

const tags = ['shop'];

/** What each call takes and answers, with the words of its description. */
export const calls = {
  countView: { tags, summary: 'Count a view', params: ShopParams, body: ViewBody, answer: ViewAnswer },
  countClick: {
    tags,
    summary: 'Count a tap on a chat or TikTok button',
    params: ShopParams,
    body: ClickBody,
    answer: Success(Nothing),
  },
};
