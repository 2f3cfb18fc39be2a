import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTabDraft } from '#web/lib/browser/use-tab-draft.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths, withQuery } from '#web/paths.ts';
import type { PendingKey, SignedUp } from './signup.api.ts';
import {
  emptyDraft,
  readDraft,
  type SignupDraft,
  type SignupStep,
  signupDraftKey,
  stepToShow,
} from './signup-draft.ts';

/** Set on the history entry of step 2 that the wizard made: then the browser's own "back" works. */
interface StepState {
  fromStep1?: boolean;
}

export function useSignup() {
  const user = useUser();
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const { draft, newest, update } = useTabDraft(signupDraftKey, () => firstDraft(user?.handle ?? null));
  const made = stepToShow(draft, user?.handle ?? null);
  const step: SignupStep = made > 2 ? made : made === 2 && search.get('step') === '2' ? 2 : 1;
  const leaveStep2 = () => {
    // The back button has left it already while a call was running.
    if (!new URLSearchParams(window.location.search).has('step')) return;
    if ((location.state as StepState | null)?.fromStep1) navigate(-1);
    else navigate(paths.signup, { replace: true });
  };
  const pending: PendingKey = {
    read: () => newest.current.pendingKey,
    keep: (pendingKey) => update({ pendingKey }),
  };
  return {
    user,
    draft,
    step,
    update,
    pending,
    toStep2(handle: string) {
      const same = handle === newest.current.begunHandle;
      update({ step: 2, handle, begunHandle: handle, ...(same ? {} : { codeSent: null, pendingKey: null }) });
      navigate(withQuery(paths.signup, { step: '2' }), { state: { fromStep1: true } satisfies StepState });
    },
    toStep1() {
      update({ step: 1 });
      leaveStep2();
    },
    accountMade({ user: made, ...tokens }: SignedUp) {
      // The session first: the next step needs it.
      signIn(tokens, made);
      update({
        step: 3,
        handle: made.handle ?? newest.current.handle,
        phone: emptyDraft.phone,
        codeSent: null,
        pendingKey: null,
      });
      leaveStep2();
    },
  };
}

/** A draft whose account is not signed in starts again with its handle. */
function firstDraft(signedInHandle: string | null): SignupDraft {
  const draft = readDraft();
  return stepToShow(draft, signedInHandle) === draft.step ? draft : { ...emptyDraft, handle: draft.handle };
}

export type Signup = ReturnType<typeof useSignup>;
