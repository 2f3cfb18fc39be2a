import type { SigninAnswer } from '@app/contracts/accounts/accounts.schemas';
import type { Static } from 'typebox';

export type SignedIn = Static<typeof SigninAnswer>['data'];
