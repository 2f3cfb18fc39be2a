import { signIn } from '@app/contracts/accounts/accounts.endpoints';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { HandleField } from '#web/features/accounts/handle-field.tsx';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import { typedHandle } from '#web/features/accounts/typed-handle.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import type { SignedIn } from './signed-in.ts';

export const handleEmpty = 'Please enter your TikTok handle';
const passwordEmpty = 'Please enter your password';

interface Typed {
  handle: string;
  password: string;
}

interface PasswordSignInProps {
  firstHandle: string;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  recoverPath: (handle: string) => string;
}

export function PasswordSignIn({ firstHandle, onSignedIn, recoverPath }: PasswordSignInProps) {
  const [typed, setTyped] = useState<Typed>({ handle: firstHandle, password: '' });
  const [leftEmpty, setLeftEmpty] = useState(false);
  const handle = typedHandle(typed.handle);
  const { submit, pending, errors, edit } = useSubmit({
    send: async () => {
      requireValid(
        handle === '' ? { handle: handleEmpty } : { password: typed.password === '' ? passwordEmpty : null },
      );
      await onSignedIn((await call(signIn, { body: { handle, password: typed.password } })).data);
    },
    errorsOf: (failure) => fieldErrors(failure, ['handle', 'password'], 'password'),
    failed: 'Failed to sign in',
  });
  const type = edit((change: Partial<Typed>) => {
    setTyped({ ...typed, ...change });
    setLeftEmpty(false);
  });
  const isIncomplete = typed.handle === '' || typed.password === '';
  /** A disabled button blocks Enter, so the form says what is missing. */
  const pressKey = (event: KeyboardEvent) => {
    if (isIncomplete && event.key === 'Enter' && event.target instanceof HTMLInputElement) submit(event);
  };
  return (
    <form className="grid gap-4" onSubmit={submit} onKeyDown={pressKey} noValidate>
      <HandleField
        maxLength={200}
        placeholder="@yourhandle"
        value={typed.handle}
        // The disabled button cannot say what is missing, so a field left empty does.
        error={errors.handle ?? (leftEmpty ? handleEmpty : null)}
        onBlur={() => setLeftEmpty(handle === '')}
        onType={(typedHandle) => type({ handle: typedHandle })}
      />
      <CurrentPasswordField
        label="Password"
        value={typed.password}
        error={errors.password}
        onType={(password) => type({ password })}
      />
      <SubmitButton disabled={isIncomplete} pending={pending}>
        {pending ? 'Signing in…' : 'Sign In'}
      </SubmitButton>
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
