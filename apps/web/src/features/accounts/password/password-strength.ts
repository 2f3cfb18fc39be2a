import { brokenPasswordRules, type PasswordOwner, passwordRules } from '@app/contracts/accounts/password-rules';

export type Strength = 'Weak' | 'Medium' | 'Strong';

const mediumFrom = 40;
const strongFrom = 80;

export function passwordStrength(password: string): { percent: number; word: Strength } {
  const met = passwordRules.length - brokenPasswordRules(password).length;
  const percent = Math.round((100 * met) / passwordRules.length);
  if (percent < mediumFrom) return { percent, word: 'Weak' };
  return { percent, word: percent < strongFrom ? 'Medium' : 'Strong' };
}

export interface PasswordPair {
  password: string;
  confirmation: string;
}

export const passwordsDiffer = 'Passwords do not match';

export function passwordErrors(
  { password, confirmation }: PasswordPair,
  refused: string,
  owner?: PasswordOwner,
): Partial<PasswordPair> {
  const errors: Partial<PasswordPair> = {};
  if (brokenPasswordRules(password, owner).length > 0) errors.password = refused;
  if (password.normalize('NFC') !== confirmation.normalize('NFC')) errors.confirmation = passwordsDiffer;
  return errors;
}
