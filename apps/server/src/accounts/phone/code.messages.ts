import { type CodePurpose, codeSeconds } from './codes.ts';

/** The message says what the code is for, so no caller can talk its owner into reading it out for something else. */
const uses: Record<CodePurpose, string> = {
  sign_up: 'to open your shop',
  sign_in: 'to sign in',
  recovery: 'to set a new password',
  login_phone: 'to sign in with this number',
  owner: 'to change your account',
};

/** One GSM-7 segment; a test holds it. */
export function codeText(purpose: CodePurpose, code: string): string {
  return `${code} is your Dukalink code ${uses[purpose]}. It works for ${codeSeconds / 60} minutes. Do not share it.`;
}

/** A time to wait in words: "45 seconds", "12 minutes", "7 hours". */
export function waitInWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return seconds < 120 * 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}

export const noSms = 'Phone sign-in is not available here. Please use your password.';

export function tooManyTries(seconds: number): string {
  return `Too many wrong codes for this number. Please wait ${waitInWords(seconds)}, then ask for a new code.`;
}
