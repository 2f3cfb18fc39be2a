import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { typedHandle } from '#web/features/accounts/typed-handle.ts';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { PasswordField, TextField } from '#web/ui/seller/text-field.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';
import { type SignedIn, signInByPassword } from './signin.api.ts';

export const handleEmpty = 'Please enter your TikTok handle';
const passwordEmpty = 'Please enter your password';

interface Typed {
  handle: string;
  password: string;
}

interface PasswordSignInProps {
  firstHandle: string;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  /** Where a forgotten password is got back, with the handle that was typed. */
  recoverPath: (handle: string) => string;
}

export function PasswordSignIn({ firstHandle, onSignedIn, recoverPath }: PasswordSignInProps) {
  const [typed, setTyped] = useState<Typed>({ handle: firstHandle, password: '' });
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const [pending, setPending] = useState(false);
  const handle = typedHandle(typed.handle);

  const type = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change });
    setErrors({});
  };
  /** Whoever leaves a field empty on the way reads what it wants: the button is not there to say it. */
  const leave = (field: keyof Typed, words: string) => () => {
    if (field === 'handle' ? handle === '' : typed.password === '') setErrors({ ...errors, [field]: words });
  };
  const isIncomplete = typed.handle === '' || typed.password === '';
  /** A button that is not enabled lets no Enter through, and whoever pressed it would not learn why. */
  const pressKey = (event: KeyboardEvent) => {
    if (isIncomplete && event.key === 'Enter' && event.target instanceof HTMLInputElement) submit(event);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    if (handle === '') return setErrors({ handle: handleEmpty });
    if (typed.password === '') return setErrors({ password: passwordEmpty });
    setPending(true);
    try {
      await onSignedIn(await signInByPassword({ handle, password: typed.password }));
    } catch (error) {
      const ofHandle = fieldErrorOf(error, 'handle');
      const words = fieldOrFormError(error, 'password');
      if (ofHandle) setErrors({ handle: ofHandle });
      else if (words) setErrors({ password: words });
      else showError(error, 'Failed to sign in');
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={submit} onKeyDown={pressKey} noValidate>
      <TextField
        label="TikTok handle"
        name="handle"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        placeholder="@yourhandle"
        value={typed.handle}
        error={errors.handle}
        onBlur={leave('handle', handleEmpty)}
        onChange={(event) => type({ handle: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={typed.password}
        error={errors.password}
        onChange={(event) => type({ password: event.target.value })}
      />
      <Button type="submit" variant="brand" disabled={isIncomplete} pending={pending}>
        {pending ? 'Signing in…' : 'Sign In'}
      </Button>
      <p>
        <Link
          className="inline-flex min-h-11 items-center text-brand underline"
          to={recoverPath(handle)}
          discover="none"
        >
          Forgot your password?
        </Link>
      </p>
    </form>
  );
}
