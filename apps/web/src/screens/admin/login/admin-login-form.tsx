import { ShieldCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { logIn } from '#web/features/admin/session/sign-in-out.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { PasswordField, TextField } from '#web/ui/seller/fields/text-field.tsx';

const missing = 'Please enter both username and password';
const wrong = 'Invalid credentials. Please try again.';
const failed = 'Login failed. Please try again.';
/** Another server answered: trying again at once does not help. */
const failedOnTheWay = 'Login failed';
const codeMissing = 'Please enter the code of your second factor';

const nothingTyped = { username: '', password: '', code: '' };

/** Name and password first, then the second factor's code where the server asks for it. */
export function AdminLoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const [typed, setTyped] = useState(nothingTyped);
  const [asksForCode, setAsksForCode] = useState(false);
  const username = typed.username.trim();
  const isIncomplete = username === '' || typed.password === '';
  const isEmpty = isIncomplete || (asksForCode && typed.code.trim() === '');
  const { submit, pending, errors, edit } = useSubmit<'form'>({
    send: async () => {
      if (isEmpty) requireValid({ form: isIncomplete ? missing : codeMissing });
      const code = typed.code.replace(/\s/g, '');
      try {
        const isIn = await logIn({ username, password: typed.password, ...(asksForCode && { code }) });
        requireValid({ form: isIn ? null : wrong });
        onLoggedIn();
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.code !== 'second_factor_required') throw failure;
        setAsksForCode(true);
      }
    },
    errorsOf: (failure) => ({ form: wordsOf(failure) }),
  });
  const type = (field: keyof typeof nothingTyped) => edit((value: string) => setTyped({ ...typed, [field]: value }));
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asksForCode) code.current?.querySelector('input')?.focus();
  }, [asksForCode]);
  // Browsers do not send a form whose button is disabled: Enter says what is missing.
  const sayWhatIsMissing = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && isEmpty && event.target instanceof HTMLInputElement) submit(event);
  };
  return (
    <form className="panel grid gap-4" onSubmit={submit} onKeyDown={sayWhatIsMissing} noValidate>
      <div role="alert">{errors.form && <p className="font-semibold text-danger">{errors.form}</p>}</div>
      <TextField
        label="Username"
        hint="Your e-mail address"
        type="email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={typed.username}
        onType={type('username')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={typed.password}
        onType={type('password')}
      />
      {asksForCode && (
        <div ref={code}>
          <TextField
            label="Code of your second factor"
            hint="The 6 digits that your authenticator app shows now."
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            required
            value={typed.code}
            onType={type('code')}
          />
        </div>
      )}
      <SubmitButton disabled={isEmpty || pending} aria-busy={pending}>
        {pending && <span className="spinner" aria-hidden="true" />}
        {pending ? 'Signing in...' : 'Sign In'}
      </SubmitButton>
      <p className="flex gap-2 text-sm text-muted">
        <ShieldCheck size={18} aria-hidden="true" />
        For administrators only. All actions are logged and monitored.
      </p>
      <p className="text-sm text-muted">Lost your password or phone? Ask an owner.</p>
    </form>
  );
}

/** The server's words for a wrong code or a wait, and what another server says. */
function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return failed;
  const { code, statusCode, isServerMessage } = failure;
  if (code === 'second_factor_wrong' || code === 'rate_limited') return wordsFor(failure);
  if (code === null && isServerMessage) return wordsFor(failure);
  const isAnswered = statusCode !== null && code === null;
  return fieldErrorOf(failure, 'code') ?? (isAnswered ? failedOnTheWay : failed);
}
