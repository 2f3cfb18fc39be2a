import { type FormEvent, useState } from 'react';
import { typedHandle } from '#web/features/accounts/typed-handle.ts';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';
import { handleEmpty } from './password-sign-in.tsx';
import { ProveClaim } from './prove-claim.tsx';
import { openClaim, type SignedIn } from './signin.api.ts';
import type { OpenClaim } from './signin-draft.ts';

interface ClaimHandleProps {
  firstHandle: string;
  claim: OpenClaim | null;
  onClaim: (claim: OpenClaim | null) => void;
  onProven: (signedIn: SignedIn, words: string) => Promise<void>;
}

/** Whoever can change the bio of a TikTok account owns its handle here: a shop that somebody else opened, or a forgotten password. */
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
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const handle = typedHandle(typed);
    if (handle === '') return setError(handleEmpty);
    setPending(true);
    try {
      const { claimId, code, expiresAt } = await openClaim(handle);
      onClaim({ handle, claimId, code, endsAt: Date.parse(expiresAt) });
    } catch (failure) {
      const words = fieldOrFormError(failure, 'handle');
      if (words) setError(words);
      else showError(failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label="TikTok handle"
        name="handle"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        placeholder="@yourhandle"
        hint="You get a code for your TikTok bio. Only you can put it there, so it proves that the handle is yours."
        value={typed}
        error={error}
        onChange={(event) => {
          setError(null);
          onTyped(event.target.value);
        }}
      />
      <Button type="submit" variant="brand" pending={pending}>
        Get my code
      </Button>
    </form>
  );
}
