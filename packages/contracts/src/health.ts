import Type from 'typebox';
import { Success } from './envelope.ts';

export const HealthAnswer = Success(Type.Object({ ready: Type.Boolean() }));
