import { passwordRefused } from '@app/contracts/password-rules';
import { type FormEvent, useState } from 'react';
import { BioCode } from '#web/features/accounts/ownership/bio-code.tsx';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';
import { completeClaim, type SignedIn } from './signin.api.ts';
import type { OpenClaim } from './signin-draft.ts';

interface ProveClaimProps {
  claim: OpenClaim;
  /** Another handle, or a new code in place of one that has ended. */
  onEnd: () => void;
  onProven: (signedIn: SignedIn, words: string) => Promise<void>;
}

/** The code for the bio, and the password that the account gets when the code stands there. */
export function ProveClaim({ claim, onEnd, onProven }: ProveClaimProps) {
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const [errors, setErrors] = useState<Partial<PasswordPair>>({});
  const [answer, setAnswer] = useState<{ words: string; isEnd: boolean } | null>(null);
  const [pending, setPending] = useState(false);
  const attempts = useAttempts();

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setAnswer(null);
    const wrong = passwordErrors(passwords, passwordRefused, { handle: claim.handle });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      const { claimId } = claim;
      const { password } = passwords;
      const proven = await attempts.run(`${claimId} ${password}`, (key) => completeClaim(claimId, password, key));
      await onProven(proven.data, proven.message);
    } catch (error) {
      const ofPassword = fieldErrorOf(error, 'password');
      const words = fieldOrFormError(error);
      if (ofPassword) setErrors({ password: ofPassword });
      else if (words) setAnswer({ words, isEnd: error instanceof ApiError && error.code === 'claim_expired' });
      else showError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="grid gap-6">
      <section className="panel grid gap-4" aria-labelledby="claim-code">
        <h2 id="claim-code" className="font-semibold">
          1. Put this code into the bio of @{claim.handle}
        </h2>
        <BioCode code={claim.code} last="Come back to this page. The code works for 6 hours." />
      </section>
      <section className="panel" aria-labelledby="claim-password">
        <h2 id="claim-password" className="mb-4 font-semibold">
          2. Choose a password
        </h2>
        <form className="grid gap-4" onSubmit={check} noValidate>
          {/* For password managers: whose password it is. */}
          <input
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
            readOnly
            autoComplete="username"
            value={claim.handle}
          />
          <NewPasswordFields
            owner={{ handle: claim.handle }}
            label="New password"
            value={passwords}
            errors={errors}
            onChange={(value) => {
              setErrors({});
              setPasswords(value);
            }}
          />
          <Button type="submit" variant="brand" pending={pending}>
            {pending ? 'Looking at your bio…' : 'Check now'}
          </Button>
          <p className="font-semibold text-danger empty:hidden" role="alert">
            {answer?.words}
          </p>
        </form>
        <Button className="mt-2" variant="text" onClick={onEnd}>
          {answer?.isEnd ? 'Get a new code' : 'Use another handle'}
        </Button>
      </section>
    </div>
  );
}
