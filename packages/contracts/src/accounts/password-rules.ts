/** The shape that passwords are compared and hashed in: phones' keyboards write the same letter in two ways. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFC');
}

export interface PasswordRule {
  /** What is wrong when the rule is not met. */
  message: string;
  /** What it asks for, in the sentence below the field. */
  asks: string;
  isMet: (password: string) => boolean;
}

/**
 * The five specified rules, for the server and for the wizard's live list alike; letters are those of any script. They
 * judge the normalised form. The server refuses the commonest passwords, too: that list is too long for a phone.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    message: 'Password must be at least 8 characters long',
    asks: 'at least 8 characters',
    isMet: (password) => [...password].length >= 8,
  },
  {
    message: 'Password must contain an uppercase letter',
    asks: 'a capital (A)',
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    message: 'Password must contain a lowercase letter',
    asks: 'a small letter (a)',
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  { message: 'Password must contain a number', asks: 'a number (1)', isMet: (password) => /\p{Nd}/u.test(password) },
  {
    message: 'Password must contain a special character (such as !@#$%^&*)',
    asks: 'a sign such as !@#$%^&*',
    isMet: (password) => /[^\p{L}\p{N}\p{M}\s]/u.test(password),
  },
];

/** Whose password it is: a seller's, by the stored handle, or an administrator's, by the e-mail address. */
export type PasswordOwner = { handle: string } | { username: string };

/** Shorter parts of a name stand in many words. */
const minLetters = 4;

/** A password that holds its owner's name is guessed first: the name stands in every address. */
export function ownNameRule(owner: PasswordOwner): PasswordRule {
  const [word, name] = 'handle' in owner ? ['handle', owner.handle] : ['username', owner.username];
  const short = name.split('@')[0] ?? '';
  const bare = bareOf(short);
  const names = [name, short]
    .filter((one) => one === name || [...one].length >= minLetters)
    .map((one) => one.toLowerCase());
  return {
    message: `Password must not contain your ${word}`,
    asks: `not your ${word}`,
    isMet: (password) =>
      !names.some((one) => password.toLowerCase().includes(one)) &&
      ([...bare].length < minLetters || !bareOf(password).includes(bare)),
  };
}

/** Without what separates parts of a name, which is the first thing that people change. */
function bareOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The specified words when a password does not do. */
export const passwordRefused = 'Please ensure your password meets all requirements';

/**
 * Messages of the rules that `password` breaks, in order; none when all are met. The last one needs to know its owner.
 */
export function brokenPasswordRules(password: string, owner?: PasswordOwner): string[] {
  const normal = normalisePassword(password);
  const rules = owner ? [...passwordRules, ownNameRule(owner)] : passwordRules;
  return rules.filter((rule) => !rule.isMet(normal)).map((rule) => rule.message);
}
