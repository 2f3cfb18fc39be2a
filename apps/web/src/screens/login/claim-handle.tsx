import { openClaim } from '@app/contracts/accounts.endpoints';
import { useState } from 'react';
import { HandleField } from '#web/features/accounts/handle-field.tsx';
import { typedHandle } from '#web/features/accounts/typed-handle.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { handleEmpty } from './password-sign-in.tsx';
import { ProveClaim } from './prove-claim.tsx';
import type { SignedIn } from './signed-in.ts';
import type { OpenClaim } from './signin-draft.ts';

interface ClaimHandleProps {
  firstHandle: string;
  claim: OpenClaim | null;
  onClaim: (claim: OpenClaim | null) => void;
  onProven: (signedIn: SignedIn, words: string) => Promise<void>;
}

/** A proof by the TikTok bio: for a shop that a stranger opened, or a forgotten password. */
export function ClaimHandle({ firstHandle, claim, onClaim, onProven }: ClaimHandleProps) {
  const [handle, setHandle] = useState(claim?.handle ?? firstHandle);
  if (claim) return <ProveClaim claim={claim} onEnd={() => onClaim(null)} onProven={onProven} />;
  return <AskForCode typed={handle} onTyped={setHandle} onClaim={onClaim} />;
}

interface AskForCodeProps {
  typed: string;
  onTyped: (typed: string) => void;
  onClaim: (claim: OpenClaim) => void;
}

function AskForCode({ typed, onTyped, onClaim }: AskForCodeProps) {
  const { submit, pending, errors, edit } = useSubmit({
    send: async () => {
      const handle = typedHandle(typed);
      requireValid({ handle: handle === '' ? handleEmpty : null });
      const { claimId, code, expiresAt } = (await call(openClaim, { body: { handle } })).data;
      onClaim({ handle, claimId, code, endsAt: Date.parse(expiresAt) });
    },
    errorsOf: (failure) => fieldErrors(failure, ['handle'], 'handle'),
  });
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <HandleField
        maxLength={200}
        placeholder="@yourhandle"
        hint="You get a code for your TikTok bio. Only you can put it there, so it proves that the handle is yours."
        value={typed}
        error={errors.handle}
        onType={edit(onTyped)}
      />
      <Button type="submit" variant="brand" pending={pending}>
        Get my code
      </Button>
    </form>
  );
}
