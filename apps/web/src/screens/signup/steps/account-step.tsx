import { passwordRefused } from '@app/contracts/accounts/password-rules';
import { sendSignUpCode } from '@app/contracts/accounts/phone-codes.endpoints';
import { Link } from 'react-router';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import type { CodeSent, PhoneDraft } from '#web/features/accounts/codes/phone-draft.ts';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { UsernameForManagers } from '#web/features/accounts/password/username-for-managers.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { Invalid, requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import type { PhoneValue } from '#web/lib/formatting/phone-number.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { paths } from '#web/paths.ts';
import { type FoundHandle, isHandleRefusal } from '#web/screens/signup/signup.api.ts';
import type { SignupDraft } from '#web/screens/signup/signup-draft.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { StepFrame } from './step-frame.tsx';

interface AccountStepProps {
  draft: SignupDraft;
  found: FoundHandle | null;
  moved: boolean;
  sendsCodes: boolean;
  passwords: PasswordPair;
  onPasswords: (passwords: PasswordPair) => void;
  onDraft: (change: Partial<SignupDraft>) => void;
  onBack: () => void;
  onHandleRefused: (error: ApiError) => void;
  onPassword: (password: string) => Promise<void>;
  onCode: (phoneNumber: string, code: string) => Promise<void>;
}

export function AccountStep({ draft, found, moved, passwords, ...props }: AccountStepProps) {
  const byPhone = props.sendsCodes && draft.method === 'phone';
  return (
    <StepFrame step={2} moved={moved} title={titleOf(draft, byPhone)}>
      <div className="grid gap-6">
        <FoundHandleCard handle={draft.handle} found={found} />
        {byPhone ? (
          <PhoneStep
            handle={draft.handle}
            phone={draft.phone}
            codeSent={draft.codeSent}
            onChange={props.onDraft}
            onVerify={props.onCode}
            onHandleRefused={props.onHandleRefused}
          />
        ) : (
          <PasswordStep
            handle={draft.handle}
            passwords={passwords}
            onChange={props.onPasswords}
            onSubmit={props.onPassword}
            onHandleRefused={props.onHandleRefused}
          />
        )}
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="text" onClick={props.onBack}>
            Back
          </Button>
          {props.sendsCodes && (
            <Button variant="text" onClick={() => props.onDraft({ method: byPhone ? 'password' : 'phone' })}>
              {byPhone ? 'Use a password instead' : 'Use my phone number instead'}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">
          By opening a shop you agree to the{' '}
          <Link className="underline" to={paths.terms} target="_blank">
            Terms
          </Link>
          . What we keep about you is in{' '}
          <Link className="underline" to={paths.privacy} target="_blank">
            Privacy
          </Link>
          .
        </p>
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
    <div className="panel grid gap-3">
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

interface PasswordStepProps {
  handle: string;
  /** In memory only; kept while the wizard is open. */
  passwords: PasswordPair;
  onChange: (passwords: PasswordPair) => void;
  onSubmit: (password: string) => Promise<void>;
  onHandleRefused: (error: ApiError) => void;
}

export function PasswordStep({ handle, passwords, onChange, onSubmit, onHandleRefused }: PasswordStepProps) {
  const form = useSubmit<keyof PasswordPair>({
    send: async () => {
      requireValid(passwordErrors(passwords, passwordRefused, { handle }));
      try {
        await onSubmit(passwords.password);
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

interface PhoneStepProps {
  handle: string;
  phone: PhoneValue;
  codeSent: CodeSent | null;
  onChange: (change: Partial<PhoneDraft>) => void;
  onVerify: (phoneNumber: string, code: string) => Promise<void>;
  onHandleRefused: (error: ApiError) => void;
}

/** Instead of a password, a code proves the number, which signs in from then on. */
export function PhoneStep({ handle, phone, codeSent, onChange, onVerify, onHandleRefused }: PhoneStepProps) {
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
      draft={{ phone, codeSent }}
      onDraft={onChange}
      send={(phoneNumber) =>
        unlessHandleRefused(
          async () => (await call(sendSignUpCode, { body: { handle, phoneNumber } })).data.codeDelivery,
        )
      }
      verify={(phoneNumber, code) => unlessHandleRefused(() => onVerify(phoneNumber, code))}
    />
  );
}
