import Type from 'typebox';
import { Success } from './envelope.schemas.ts';

/** What each call takes and answers, with the words of its description. */
export const calls = {
  readHealth: {
    tags: ['operation'],
    summary: 'Is the service ready',
    answer: Success(Type.Object({ ready: Type.Boolean() })),
  },
};
