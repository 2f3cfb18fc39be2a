import { type FormEvent, useState } from 'react';
import { logIn } from '#web/features/admin/session/sign-in-out.ts';
import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

const missing = 'Please enter both username and password';
const wrong = 'Invalid credentials. Please try again.';
const failed = 'Login failed. Please try again.';
const codeMissing = 'Please enter the code of your second factor';

const nothingTyped = { username: '', password: '', code: '' };

/** The form's state and its way: name and password first, and the second factor's code where the server asks for it. */
export function useAdminLogin(onLoggedIn: () => void) {
  const [typed, setTyped] = useState(nothingTyped);
  const [error, setError] = useState<string | null>(null);
  const [asksForCode, setAsksForCode] = useState(false);
  const [pending, setPending] = useState(false);
  const username = typed.username.trim();
  const isEmpty = username === '' || typed.password === '' || (asksForCode && typed.code.trim() === '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (isEmpty) return setError(username === '' || typed.password === '' ? missing : codeMissing);
    setPending(true);
    setError(null);
    try {
      const code = typed.code.replace(/\s/g, '');
      const isIn = await logIn({ username, password: typed.password, ...(asksForCode && { code }) });
      if (isIn) return onLoggedIn();
      setError(wrong);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'second_factor_required') setAsksForCode(true);
      else setError(wordsOf(failure));
    } finally {
      setPending(false);
    }
  };
  return {
    typed,
    /** What is typed replaces what was said before. */
    type(field: keyof typeof nothingTyped, value: string) {
      setTyped({ ...typed, [field]: value });
      setError(null);
    },
    error,
    asksForCode,
    pending,
    isEmpty,
    submit,
  };
}

/** What the person can do something about: a wrong code, a wait. */
function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return failed;
  if (failure.code === 'second_factor_wrong' || failure.code === 'rate_limited') return wordsFor(failure);
  return fieldErrorOf(failure, 'code') ?? failed;
}
