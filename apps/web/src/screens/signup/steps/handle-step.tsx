import { type FormEvent, useEffect, useRef, useState } from 'react';
import { handleMissing, typedHandle } from '#web/features/accounts/typed-handle.ts';
import { ApiError, fieldErrorOf, isAbort } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { paths } from '#web/paths.ts';
import { type FoundHandle, validateHandle } from '#web/screens/signup/signup.api.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';

interface HandleStepProps {
  /** As typed. */
  value: string;
  onChange: (typed: string) => void;
  /** TikTok knows the handle, and it has no shop here. */
  onFound: (handle: string, found: FoundHandle) => void;
  /** TikTok does not answer, and the seller goes on: the handle is checked later. */
  onGoOn: (handle: string) => void;
  /** The handle turned out to have a shop when the account was to be made. */
  taken: string | null;
}

type Check =
  | { state: 'idle' }
  | { state: 'checking' }
  | { state: 'missing' }
  | { state: 'wrong'; words: string }
  | { state: 'taken'; handle: string }
  | { state: 'unanswered'; handle: string; words: string };

/** Asks TikTok whether the handle exists. Editing it forgets the answer. */
export function HandleStep({ value, onChange, onFound, onGoOn, taken }: HandleStepProps) {
  const [check, setCheck] = useState<Check>(taken === null ? { state: 'idle' } : { state: 'taken', handle: taken });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const edit = (typed: string) => {
    running.current?.abort();
    setCheck({ state: 'idle' });
    onChange(typed);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (check.state === 'checking') return;
    const handle = typedHandle(value);
    if (handle === '') return setCheck({ state: 'wrong', words: handleMissing });
    setCheck({ state: 'checking' });
    const request = new AbortController();
    running.current = request;
    try {
      const found = await validateHandle(handle, request.signal);
      if (request.signal.aborted) return;
      if (found.registered) setCheck({ state: 'taken', handle });
      else if (found.exists) onFound(handle, found);
      else setCheck({ state: 'missing' });
    } catch (error) {
      if (isAbort(error) || request.signal.aborted) return;
      const words = fieldErrorOf(error, 'handle') ?? wordsFor(error, 'Failed to validate TikTok handle');
      const isUnanswered = error instanceof ApiError && error.code === 'handle_check_failed';
      setCheck(isUnanswered ? { state: 'unanswered', handle, words } : { state: 'wrong', words });
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
        enterKeyHint="go"
        placeholder="@yourshop"
        maxLength={120}
        value={value}
        onChange={(event) => edit(event.target.value)}
        error={check.state === 'missing' ? <NotFound /> : check.state === 'wrong' && check.words}
        hint="The name after the @ on your TikTok profile."
      />
      {check.state === 'taken' && <HasShop handle={check.handle} />}
      {check.state === 'unanswered' && <Unanswered words={check.words} onGoOn={() => onGoOn(check.handle)} />}
      <Button type="submit" variant="brand" disabled={value.trim() === ''} pending={check.state === 'checking'}>
        {check.state === 'checking' ? 'Looking at TikTok…' : check.state === 'unanswered' ? 'Try again' : 'Continue'}
      </Button>
    </form>
  );
}

/** TikTok answers for a private account exactly as for one that is not there. */
function NotFound() {
  return (
    <>
      <span className="block">Handle not found on TikTok</span>
      <span className="block font-medium text-ink">
        Check the spelling. A private account cannot be found either: make it public on TikTok, then try again.
      </span>
    </>
  );
}

function HasShop({ handle }: { handle: string }) {
  return (
    <div className="panel grid gap-3" role="alert">
      <p className="font-semibold">This handle already has a shop. Sign in, or prove that it is yours.</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="quiet" to={paths.login}>
          Sign In
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.claim(handle)}>
          Prove that it is yours
        </ButtonLink>
      </div>
    </div>
  );
}

function Unanswered({ words, onGoOn }: { words: string; onGoOn: () => void }) {
  return (
    <div className="panel grid gap-3" role="alert">
      <p className="font-semibold">{words}</p>
      <Button className="justify-self-start" onClick={onGoOn}>
        Go on and confirm later
      </Button>
    </div>
  );
}
