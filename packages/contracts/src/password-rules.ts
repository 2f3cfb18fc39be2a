/** The shape that passwords are compared and hashed in: phones' keyboards write the same letter in two ways. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFC');
}

export interface PasswordRule {
  /** What is wrong when the rule is not met. */
  message: string;
  isMet: (password: string) => boolean;
}

/**
 * The five specified rules, for the server and for the wizard's live list alike; letters are those of any script. They judge the normalised
 * form. The server refuses the commonest passwords, too: that list is too long for a phone.
 */
export const passwordRules: readonly PasswordRule[] = [
  { message: 'Password must be at least 8 characters long', isMet: (password) => [...password].length >= 8 },
  { message: 'Password must contain an uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { message: 'Password must contain a lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { message: 'Password must contain a number', isMet: (password) => /\p{Nd}/u.test(password) },
  {
    message: 'Password must contain a special character (such as !@#$%^&*)',
    isMet: (password) => /[^\p{L}\p{N}\p{M}\s]/u.test(password),
  },
];

/** The specified words when a password does not do. */
export const passwordRefused = 'Please ensure your password meets all requirements';

/** Messages of the rules that `password` breaks, in order; none when all are met. */
export function brokenPasswordRules(password: string): string[] {
  const normal = normalisePassword(password);
  return passwordRules.filter((rule) => !rule.isMet(normal)).map((rule) => rule.message);
}
