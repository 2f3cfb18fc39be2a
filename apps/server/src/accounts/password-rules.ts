import { isCommonPassword } from './common-passwords.ts';

/** The shape that passwords are compared and hashed in: phones' keyboards write the same letter in two ways. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFC');
}

interface PasswordRule {
  /** What is wrong when the rule is not met. */
  message: string;
  isMet: (password: string) => boolean;
}

/** The five specified rules, and the commonest passwords. Letters are those of any script. */
export const passwordRules: readonly PasswordRule[] = [
  { message: 'Password must be at least 8 characters long', isMet: (password) => [...password].length >= 8 },
  { message: 'Password must contain an uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { message: 'Password must contain a lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { message: 'Password must contain a number', isMet: (password) => /\p{Nd}/u.test(password) },
  {
    message: 'Password must contain a special character (such as !@#$%^&*)',
    isMet: (password) => /[^\p{L}\p{N}\p{M}\s]/u.test(password),
  },
  {
    message: 'This password is too common. Please choose another one.',
    isMet: (password) => !isCommonPassword(password),
  },
];

/** The specified words when a password does not do. */
export const passwordRefused = 'Please ensure your password meets all requirements';

/** Messages of the rules that `password` breaks, in order; none when it will do. */
export function passwordProblems(password: string): string[] {
  const normal = normalisePassword(password);
  return passwordRules.filter((rule) => !rule.isMet(normal)).map((rule) => rule.message);
}
