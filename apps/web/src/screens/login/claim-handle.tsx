import { completeClaim, openClaim } from '@app/contracts/accounts/accounts.endpoints';
import { passwordRefused } from '@app/contracts/accounts/password-rules';
import { useState } from 'react';
import { HandleField } from '#web/features/accounts/handle-field.tsx';
import { BioCode } from '#web/features/accounts/ownership/bio-code.tsx';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { UsernameForManagers } from '#web/features/accounts/password/username-for-managers.tsx';
import { typedHandle } from '#web/features/accounts/typed-handle.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { handleEmpty } from './password-sign-in.tsx';
import type { SignedIn } from './signed-in.ts';
import type { OpenClaim } from './signin-draft.ts';

interface ClaimHandleProps {
  firstHandle: string;
  claim: OpenClaim | null;
  onClaim: (claim: OpenClaim | null) => void;
  onProven: (signedIn: SignedIn, words: string) => Promise<void>;
}

/** A proof by the TikTok bio: for a forgotten password, or a shop that a stranger opened. */
export function ClaimHandle({ firstHandle, claim, onClaim, onProven }: ClaimHandleProps) {
  const [typed, setTyped] = useState(claim?.handle ?? firstHandle);
  const { submit, pending, errors, edit } = useSubmit({
    send: async () => {
      const handle = typedHandle(typed);
      requireValid({ handle: handle === '' ? handleEmpty : null });
      const { claimId, code, expiresAt } = (await call(openClaim, { body: { handle } })).data;
      onClaim({ handle, claimId, code, endsAt: Date.parse(expiresAt) });
    },
    errorsOf: (failure) => fieldErrors(failure, ['handle'], 'handle'),
  });
  if (claim) return <ProveClaim claim={claim} onEnd={() => onClaim(null)} onProven={onProven} />;
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <ol className="list-decimal pl-6 text-muted">
        <li>Type your TikTok handle. You get a code.</li>
        <li>Put the code into your TikTok bio. Only you can do that.</li>
        <li>Come back here and choose a new password.</li>
      </ol>
      <HandleField
        maxLength={200}
        placeholder="@yourhandle"
        value={typed}
        error={errors.handle}
        onType={edit(setTyped)}
      />
      <SubmitButton pending={pending}>Get my code</SubmitButton>
    </form>
  );
}

interface ProveClaimProps {
  claim: OpenClaim;
  onEnd: () => void;
  onProven: (signedIn: SignedIn, words: string) => Promise<void>;
}

function ProveClaim({ claim, onEnd, onProven }: ProveClaimProps) {
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const { submit, pending, errors, failure, clear } = useSubmit<keyof PasswordPair | 'form'>({
    send: async (attempt) => {
      requireValid(passwordErrors(passwords, passwordRefused, { handle: claim.handle }));
      const { claimId } = claim;
      const { password } = passwords;
      const proven = await attempt(`${claimId} ${password}`, (idempotencyKey) =>
        call(completeClaim, { params: { claimId }, body: { password }, idempotencyKey }),
      );
      await onProven(proven.data, proven.message);
    },
    errorsOf: (error) => fieldErrors<'password' | 'form'>(error, ['password'], 'form'),
  });
  const isEnd = failure instanceof ApiError && failure.code === 'claim_expired';
  return (
    <div className="grid gap-6">
      <Section
        title={`1. Put this code into the bio of @${claim.handle}`}
        look="font-semibold"
        className="panel grid gap-4"
      >
        <BioCode code={claim.code} last="Come back to this page. The code works for 6 hours." />
      </Section>
      <Section title="2. Choose a password" look="mb-4 font-semibold" className="panel">
        <form className="grid gap-4" onSubmit={submit} noValidate>
          <UsernameForManagers value={claim.handle} />
          <NewPasswordFields
            owner={{ handle: claim.handle }}
            label="New password"
            value={passwords}
            errors={errors}
            onChange={(value) => {
              if (!errors.form) clear();
              setPasswords(value);
            }}
          />
          <SubmitButton pending={pending}>{pending ? 'Checking your bio…' : 'Check now'}</SubmitButton>
          <p className="font-semibold text-danger empty:hidden" role="alert">
            {errors.form}
          </p>
        </form>
        <Button className="mt-2" variant="text" onClick={onEnd}>
          {isEnd ? 'Get a new code' : 'Use another handle'}
        </Button>
      </Section>
    </div>
  );
}
