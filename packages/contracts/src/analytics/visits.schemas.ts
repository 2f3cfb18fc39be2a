import { maxSizeLength } from '@app/contracts/bounds';
import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { productIdPattern } from '@app/contracts/catalog/product-id';
import { Nothing, OneOf, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type from 'typebox';

const VideoId = Type.String({ pattern: productIdPattern });

/** Body of `POST /shop/{handle}/view`; without `videoId` the shop page itself was viewed. */
export const ViewBody = StrictObject({ videoId: Type.Optional(VideoId) });

/** `back`: the chat asks to be told when this sold-out product is back, in the size that it names ('': in none). */
export const ClickBody = StrictObject({
  videoId: Type.Optional(VideoId),
  target: OneOf('whatsapp', 'tiktok'),
  back: Type.Optional(Type.String({ maxLength: maxSizeLength })),
});

/** The shop's views so far, this one included when it counted. */
export const ViewAnswer = Success(Type.Object({ views: Type.Integer() }));

export const calls = {
  countView: { summary: 'Count a view', params: ShopParams, body: ViewBody, answer: ViewAnswer },
  countClick: {
    summary: 'Count a tap on a chat or TikTok button',
    params: ShopParams,
    body: ClickBody,
    answer: Success(Nothing),
  },
};
