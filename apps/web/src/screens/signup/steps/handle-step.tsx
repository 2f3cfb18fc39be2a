import { validateHandle } from '@app/contracts/accounts/accounts.endpoints';
import { useEffect, useRef, useState } from 'react';
import { HandleField } from '#web/features/accounts/handle-field.tsx';
import { handleProblem, typedHandle } from '#web/features/accounts/typed-handle.ts';
import { Invalid, requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError, fieldErrorOf, isAbort } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { requireWanted } from '#web/lib/requests/send-call.ts';
import { paths, withQuery } from '#web/paths.ts';
import type { FoundHandle } from '#web/screens/signup/signup.api.ts';
import type { SignupMethod } from '#web/screens/signup/signup-draft.ts';
import { Button, ButtonLink, SubmitButton } from '#web/ui/seller/button.tsx';

interface HandleStepProps {
  value: string;
  onChange: (typed: string) => void;
  onFound: (handle: string, found: FoundHandle, method: SignupMethod) => void;
  onGoOn: (handle: string, method: SignupMethod) => void;
  taken: string | null;
  /** How one may sign in later, the quickest first. All of them begin with the handle. */
  ways?: readonly SignupMethod[];
  /** Another way stands above: the buttons are drawn as the next step once something is typed. */
  isSecond?: boolean;
}

const handleHint = 'Your name on TikTok: what stands after the @ on your profile, such as nakato_styles. No spaces.';

const continueWords: Record<SignupMethod, string> = {
  phone: 'Continue with phone number',
  password: 'Continue with a password',
};

export function HandleStep({
  value,
  onChange,
  onFound,
  onGoOn,
  taken: takenBefore,
  ways = ['password'],
  isSecond = false,
}: HandleStepProps) {
  const isEmpty = value.trim() === '';
  const [taken, setTaken] = useState(takenBefore);
  const [method, setMethod] = useState<SignupMethod>(ways[0] ?? 'password');
  // A tap sends at once, before it is drawn.
  const newestMethod = useRef(method);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const handle = typedHandle(value);

  const { submit, pending, errors, clear } = useSubmit<'handle' | 'missing' | 'unanswered'>({
    send: async () => {
      setTaken(null);
      requireValid({ handle: handleProblem(value) });
      running.current = new AbortController();
      const { signal } = running.current;
      const { data: found } = await call(validateHandle, { body: { handle }, signal });
      requireWanted(signal);
      if (found.registered) setTaken(handle);
      else if (found.exists) onFound(handle, found, newestMethod.current);
      else throw new Invalid({ missing: 'Handle not found on TikTok' });
    },
    errorsOf: (failure) => {
      if (isAbort(failure)) return {};
      const words = fieldErrorOf(failure, 'handle') ?? wordsFor(failure, 'Failed to validate TikTok handle');
      const isUnanswered = failure instanceof ApiError && failure.code === 'handle_check_failed';
      return isUnanswered ? { unanswered: words } : { handle: words };
    },
  });
  const edit = (typed: string) => {
    running.current?.abort();
    setTaken(null);
    clear();
    onChange(typed);
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <HandleField
        enterKeyHint="go"
        placeholder="@yourshop"
        maxLength={120}
        value={value}
        onType={edit}
        error={errors.missing ? <NotFound words={errors.missing} /> : errors.handle}
        hint={errors.handle ? null : handleHint}
      />
      {taken !== null && <HasShop handle={taken} />}
      {errors.unanswered && <Unanswered words={errors.unanswered} onGoOn={() => onGoOn(handle, method)} />}
      {errors.unanswered && !pending ? (
        <SubmitButton>Try again</SubmitButton>
      ) : (
        ways.map((way, index) => (
          <SubmitButton
            key={way}
            className={index > 0 ? '-mt-1' : ''}
            variant={index > 0 || (isSecond && isEmpty) ? 'quiet' : 'brand'}
            disabled={isEmpty}
            pending={pending && way === method}
            // Enter in the field taps the first one.
            onClick={() => {
              newestMethod.current = way;
              setMethod(way);
            }}
          >
            {pending && way === method ? 'Checking TikTok…' : ways.length > 1 ? continueWords[way] : 'Continue'}
          </SubmitButton>
        ))
      )}
    </form>
  );
}

/** TikTok answers the same for private and missing accounts. */
function NotFound({ words }: { words: string }) {
  return (
    <>
      <span className="block">{words}</span>
      <span className="block font-medium text-ink">
        Check the spelling. Is your account private? Make it public on TikTok, then try again.
      </span>
    </>
  );
}

function HasShop({ handle }: { handle: string }) {
  return (
    <div className="panel grid gap-3" role="alert">
      <p className="font-semibold">This handle already has a shop. Sign in, or prove that it is yours.</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="brand" to={withQuery(paths.login, { handle })}>
          Sign In
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.claim(handle)}>
          Get back into my shop
        </ButtonLink>
      </div>
    </div>
  );
}

/** `words` are the server's: what failed, then why. */
function Unanswered({ words, onGoOn }: { words: string; onGoOn: () => void }) {
  const end = `${words} `.indexOf('. ') + 1;
  const [failed, why] = [words.slice(0, end), words.slice(end)];
  return (
    <div className="panel grid gap-3" role="alert">
      <p>
        <b className="block text-danger">{failed}</b>
        {why}
      </p>
      <Button className="justify-self-start" onClick={onGoOn}>
        Continue and confirm later
      </Button>
    </div>
  );
}
