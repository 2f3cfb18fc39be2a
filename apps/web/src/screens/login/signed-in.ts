import type { SigninAnswer } from '@app/contracts/accounts.schemas';
import type { Static } from 'typebox';

export type SignedIn = Static<typeof SigninAnswer>['data'];
