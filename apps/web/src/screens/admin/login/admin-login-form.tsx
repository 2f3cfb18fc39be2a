import { ShieldCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { PasswordField, TextField } from '#web/ui/seller/text-field.tsx';
import { useAdminLogin } from './use-admin-login.ts';

/** Name, password and, for whoever has one, the second factor's code. */
export function AdminLoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { typed, type, error, asksForCode, pending, isEmpty, submit } = useAdminLogin(onLoggedIn);
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asksForCode) code.current?.querySelector('input')?.focus();
  }, [asksForCode]);
  // A browser does not send a form whose button is disabled: Enter says what is missing.
  const sayWhatIsMissing = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && isEmpty && event.target instanceof HTMLInputElement) submit(event);
  };
  return (
    <form className="panel grid gap-4" onSubmit={submit} onKeyDown={sayWhatIsMissing} noValidate>
      <div role="alert">{error && <p className="font-semibold text-danger">{error}</p>}</div>
      <TextField
        label="Username"
        type="email"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={typed.username}
        onChange={(event) => type('username', event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={typed.password}
        onChange={(event) => type('password', event.target.value)}
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
            onChange={(event) => type('code', event.target.value)}
          />
        </div>
      )}
      <Button type="submit" variant="brand" disabled={isEmpty || pending} aria-busy={pending}>
        {pending && <span className="spinner" aria-hidden="true" />}
        {pending ? 'Signing in...' : 'Sign In'}
      </Button>
      <p className="flex gap-2 text-sm text-muted">
        <ShieldCheck size={18} aria-hidden="true" />
        For administrators only. All actions are logged and monitored.
      </p>
    </form>
  );
}
