import Type from 'typebox';
import { Success } from './envelope.schemas.ts';

export const calls = {
  readHealth: {
    tags: ['operation'],
    summary: 'Is the service ready',
    answer: Success(Type.Object({ ready: Type.Boolean() })),
  },
};
