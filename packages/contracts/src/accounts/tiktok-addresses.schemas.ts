import { OneOf } from '@app/contracts/envelope.schemas';
import Type from 'typebox';

/** `return` is a path of our own. */
export const GoToTikTokQuery = Type.Object({
  intent: Type.Optional(OneOf('signin', 'signup', 'link')),
  return: Type.Optional(Type.String({ maxLength: 500 })),
});

/** What TikTok adds to the address. */
export const ComeBackFromTikTokQuery = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 200 })),
  code: Type.Optional(Type.String({ maxLength: 4000 })),
  error: Type.Optional(Type.String({ maxLength: 200 })),
});

/** What each address takes; none of them is described. */
export const calls = {
  goToTikTok: { query: GoToTikTokQuery },
  comeBackFromTikTok: { query: ComeBackFromTikTokQuery },
  receiveTikTokEvent: {},
};
