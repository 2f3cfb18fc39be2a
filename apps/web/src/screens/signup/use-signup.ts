import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { newShopPath } from '#web/features/accounts/shop-owner.ts';
import { useTabDraft } from '#web/lib/browser/use-tab-draft.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths, withQuery } from '#web/paths.ts';
import type { PendingKey, SignedUp } from './signup.api.ts';
import { emptyDraft, readDraft, type SignupDraft, type SignupMethod, signupDraftKey } from './signup-draft.ts';

/** The steps before the account; the address says which. */
export type OpeningStep = 1 | 2;

/** Set on the history entry of step 2 that the wizard made: then the browser's own "back" works. */
interface StepState {
  fromStep1?: boolean;
}

export function useSignup() {
  const user = useUser();
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const { draft, newest, keep, update } = useTabDraft(signupDraftKey, () => firstDraft(user?.handle ?? null));
  const step: OpeningStep = draft.step === 2 && search.get('step') === '2' ? 2 : 1;
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
    /** The account was made, and this tab has not shown its shop yet. */
    isUnfinished: draft.step === 3 && draft.handle === user?.handle,
    toStep2(handle: string, method: SignupMethod) {
      const same = handle === newest.current.begunHandle;
      update({ step: 2, handle, method, begunHandle: handle, ...(same ? {} : { codeSent: null, pendingKey: null }) });
      navigate(withQuery(paths.signup, { step: '2' }), { state: { fromStep1: true } satisfies StepState });
    },
    toStep1() {
      update({ step: 1 });
      leaveStep2();
    },
    async accountMade({ user: made, ...tokens }: SignedUp) {
      const { method, phone } = newest.current;
      const handle = made.handle ?? newest.current.handle;
      // A number that was just proven is likely the one for buyers, too.
      keep({ ...emptyDraft, step: 3, handle, whatsapp: method === 'phone' ? phone : emptyDraft.whatsapp });
      // The session first: the next step needs it.
      signIn(tokens, made);
      // Replaces this step: "back" must not lead to an account that is made.
      await navigate(newShopPath({ handle }), { replace: true });
    },
  };
}

/** After an account that was made another one starts without its inputs. */
function firstDraft(signedInHandle: string | null): SignupDraft {
  const draft = readDraft();
  return draft.step <= 2 || draft.handle === signedInHandle ? draft : { ...emptyDraft, handle: draft.handle };
}

export type Signup = ReturnType<typeof useSignup>;
