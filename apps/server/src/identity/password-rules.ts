import {
  brokenPasswordRules,
  normalisePassword,
  type PasswordOwner,
  passwordRefused,
} from '@app/contracts/accounts/password-rules';
import { AppError } from '#server/platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

const tooCommon = 'This password is too common. Please choose another one.';

/** Messages for people, in order. */
export function passwordProblems(password: string, owner?: PasswordOwner): string[] {
  const problems = brokenPasswordRules(password, owner);
  return isCommonPassword(normalisePassword(password)) ? [...problems, tooCommon] : problems;
}

/** Throws `invalid_request` with every broken rule at `field`. Without `owner` it may hold the owner's name. */
export function requireGoodPassword(password: string, owner?: PasswordOwner, field = 'password'): void {
  const problems = passwordProblems(password, owner);
  if (problems.length === 0) return;
  throw new AppError('invalid_request', {
    message: passwordRefused,
    errors: problems.map((message) => ({ field, message })),
  });
}
