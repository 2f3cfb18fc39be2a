import { Link } from 'react-router';
import type { PasswordPair } from '#web/features/accounts/password/password-strength.ts';
import type { ApiError } from '#web/lib/requests/api-error.ts';
import { paths } from '#web/paths.ts';
import type { FoundHandle } from '#web/screens/signup/signup.api.ts';
import type { SignupDraft } from '#web/screens/signup/signup-draft.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { PasswordStep } from './password-step.tsx';
import { PhoneStep } from './phone-step.tsx';
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
