import type { SigninAnswer } from '@app/contracts/accounts/accounts.schemas';
import type { Static } from 'typebox';
import type { PhoneDraft } from '#web/features/accounts/codes/phone-draft.ts';

export type SignedIn = Static<typeof SigninAnswer>['data'];

/** A way in by a code to the login number. */
export interface PhoneWay {
  draft: PhoneDraft;
  onDraft: (change: Partial<PhoneDraft>) => void;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

export const loginNumberHint = 'The number you signed up with, or added in your settings. Like 0772 123 456.';
