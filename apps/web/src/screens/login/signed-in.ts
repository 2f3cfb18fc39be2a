import type { SigninAnswer } from '@app/contracts/accounts.schemas';
import type { Static } from 'typebox';

/** What every way of signing in answers. */
export type SignedIn = Static<typeof SigninAnswer>['data'];
