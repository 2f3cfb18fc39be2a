import Type from 'typebox';
import { Success } from './envelope.schemas.ts';

export const HealthAnswer = Success(Type.Object({ ready: Type.Boolean() }));
