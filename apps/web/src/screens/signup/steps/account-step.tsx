import { signUp } from '@app/contracts/accounts/accounts.endpoints';
import { passwordRefused } from '@app/contracts/accounts/password-rules';
import { sendSignUpCode, verifySignUp } from '@app/contracts/accounts/phone-codes.endpoints';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import type { PhoneDraft } from '#web/features/accounts/codes/phone-draft.ts';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { UsernameForManagers } from '#web/features/accounts/password/username-for-managers.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { Invalid, requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import {
  type FoundHandle,
  isHandleRefusal,
  once,
  type PendingKey,
  type SignedUp,
} from '#web/screens/signup/signup.api.ts';
import type { SignupDraft } from '#web/screens/signup/signup-draft.ts';
import type { Signup } from '#web/screens/signup/use-signup.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { AgreeLine } from './agree-line.tsx';
import { StepFrame } from './step-frame.tsx';

interface AccountStepProps {
  signup: Signup;
  found: FoundHandle | null;
  moved: boolean;
  sendsCodes: boolean;
  passwords: PasswordPair;
  onPasswords: (passwords: PasswordPair) => void;
  onHandleRefused: (error: ApiError) => void;
}

export function AccountStep({ signup, found, moved, sendsCodes, passwords, ...props }: AccountStepProps) {
  const { draft, update, pending, accountMade } = signup;
  const byPhone = sendsCodes && draft.method === 'phone';
  const step = { handle: draft.handle, pending, onMade: accountMade, onHandleRefused: props.onHandleRefused };
  return (
    <StepFrame step={2} moved={moved} title={titleOf(draft, byPhone)}>
      <div className="grid gap-4">
        <FoundHandleCard handle={draft.handle} found={found} />
        {byPhone ? (
          <PhoneStep {...step} draft={draft} onChange={update} />
        ) : (
          <PasswordStep {...step} passwords={passwords} onChange={props.onPasswords} />
        )}
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="text" onClick={signup.toStep1}>
            Back
          </Button>
          {sendsCodes && (
            <Button variant="text" onClick={() => update({ method: byPhone ? 'password' : 'phone' })}>
              {byPhone ? 'Use a password instead' : 'Use my phone number instead'}
            </Button>
          )}
        </div>
        <AgreeLine />
      </div>
    </StepFrame>
  );
}

function titleOf({ codeSent }: SignupDraft, byPhone: boolean): string {
  if (!byPhone) return 'Create a password';
  return codeSent ? 'Enter the code' : 'What is your phone number?';
}

function FoundHandleCard({ handle, found }: { handle: string; found: FoundHandle | null }) {
  return (
    <div className="panel grid gap-3 py-2">
      <div className="flex items-center gap-3">
        <Photo handle={handle} url={found?.photoUrl ?? null} />
        <div className="min-w-0">
          <p className="font-semibold" role="status">
            {found ? `Found @${handle}` : `@${handle}`}
          </p>
          {found?.displayName && <p className="truncate text-muted">{found.displayName}</p>}
        </div>
      </div>
      {found?.private && (
        <p className="text-sm">
          <b>This account is private.</b> Make it public on TikTok, otherwise we cannot see your videos and your shop
          stays empty.
        </p>
      )}
    </div>
  );
}

function Photo({ handle, url }: { handle: string; url: string | null }) {
  const look = 'size-12 flex-none rounded-full object-cover';
  if (url) return <img className={look} src={url} alt="" width={48} height={48} />;
  return (
    <span className={`${look} grid place-items-center bg-brand-soft text-lg font-bold text-brand`} aria-hidden="true">
      {handle.charAt(0).toUpperCase()}
    </span>
  );
}

interface StepProps {
  handle: string;
  pending: PendingKey;
  /** Ends when the next page is there. */
  onMade: (made: SignedUp) => Promise<void>;
  onHandleRefused: (error: ApiError) => void;
}

interface PasswordStepProps extends StepProps {
  /** In memory only; kept while the wizard is open. */
  passwords: PasswordPair;
  onChange: (passwords: PasswordPair) => void;
}

export function PasswordStep({ handle, pending, passwords, onChange, onMade, onHandleRefused }: PasswordStepProps) {
  const form = useSubmit<keyof PasswordPair>({
    send: async () => {
      requireValid(passwordErrors(passwords, passwordRefused, { handle }));
      const body = { handle, password: passwords.password };
      try {
        await onMade(await once((idempotencyKey) => call(signUp, { body, idempotencyKey }), pending));
        // That the shop is ready is said at the end: here it would invite to leave the number out.
        showSuccess('Account created successfully!');
      } catch (error) {
        if (!isHandleRefusal(error)) throw error;
        onHandleRefused(error);
      }
    },
    errorsOf: (failure) => fieldErrors(failure, ['password']),
    failed: 'Failed to create account',
  });
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      <UsernameForManagers value={handle} />
      <NewPasswordFields owner={{ handle }} value={passwords} errors={form.errors} onChange={form.edit(onChange)} />
      <SubmitButton pending={form.pending}>{form.pending ? 'Opening your shop…' : 'Continue'}</SubmitButton>
    </form>
  );
}

interface PhoneStepProps extends StepProps {
  draft: PhoneDraft;
  onChange: (change: Partial<PhoneDraft>) => void;
}

/** Instead of a password, a code proves the number, which signs in from then on. */
export function PhoneStep({ handle, pending, draft, onChange, onMade, onHandleRefused }: PhoneStepProps) {
  const unlessHandleRefused = async <Result,>(call: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await call();
    } catch (error) {
      // The specified words of a sign-up; the server's own differ.
      if (error instanceof ApiError && error.code === 'code_wrong') throw new Invalid({ code: error.message });
      if (!isHandleRefusal(error)) throw error;
      onHandleRefused(error);
      return null;
    }
  };
  return (
    <PhoneCode
      hint="You sign in with this number and a code. Buyers do not see it."
      draft={draft}
      onDraft={onChange}
      send={(phoneNumber) =>
        unlessHandleRefused(
          async () => (await call(sendSignUpCode, { body: { handle, phoneNumber } })).data.codeDelivery,
        )
      }
      verify={(phoneNumber, code) =>
        unlessHandleRefused(async () => {
          const body = { handle, phoneNumber, code };
          await onMade(await once((idempotencyKey) => call(verifySignUp, { body, idempotencyKey }), pending));
          showSuccess('Successfully signed up!');
        })
      }
    />
  );
}
