import type { User } from '@app/contracts/accounts/accounts.schemas';
import { finishTikTok } from '@app/contracts/accounts/tiktok-sign-in.endpoints';
import type { TikTokChoice, TikTokSignIn } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import type { Offer } from '@app/contracts/addresses/pages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasAddress, homeOf, newShopPath, type ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { paths } from '#web/paths.ts';
import { say } from '#web/ui/say.ts';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { FailedProblem } from './tiktok-problem.tsx';
import { TikTokQuestion } from './tiktok-question.tsx';

export function AfterTikTok({ offer }: { offer: Offer }) {
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<TikTokSignIn | null>(null);
  const choice = useRef<TikTokChoice | null>(null);
  const goOn = async (signIn: TikTokSignIn): Promise<void> => {
    if (signIn.step === 'signed_in' && signIn.session) await enter(signIn, navigate);
    else if (signIn.step === 'linked') await leaveLinked(signIn, navigate);
    else setAnswer(signIn);
  };
  const { submit, pending, failure } = useSubmit<'form'>({
    send: async (attempt) => {
      const chosen = choice.current;
      const body = chosen === null ? {} : { choice: chosen };
      const { data } = await attempt(chosen ?? '', (idempotencyKey) => call(finishTikTok, { body, idempotencyKey }));
      await goOn(data);
    },
    // The page shows the failure itself.
    errorsOf: () => ({ form: ' ' }),
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    submit();
  });
  const choose = (made: TikTokChoice | null) => {
    choice.current = made;
    submit();
  };
  if (failure && !pending) return <FailedProblem failure={failure} onAgain={() => submit()} />;
  if (answer) return <TikTokQuestion answer={answer} offer={offer} pending={pending} onChoose={choose} />;
  return (
    <>
      <h1 className="mb-4 text-xl leading-tight font-bold">Continue with TikTok</h1>
      <p role="status">Asking TikTok who you are…</p>
      <div className="mt-6">
        <SkeletonScreen panels={1} />
      </div>
    </>
  );
}

type Navigate = ReturnType<typeof useNavigate>;

async function enter({ session, returnPath }: TikTokSignIn, navigate: Navigate): Promise<void> {
  if (!session) return;
  const { user, ...tokens } = session;
  signIn(tokens, user);
  // Replaces this page: "back" must not lead to a finished sign-in.
  if (isNew(user) && returnPath === null) return void (await navigate(newShopPath(user), { replace: true }));
  await navigate(returnPath ?? homeOf(user), { replace: true });
  say('Signed in with TikTok.');
}

/** Its seller has not seen the end of the sign-up: the account was opened a moment ago, or the page went away before. */
const isNew = (user: User): user is ShopOwner => user.welcomedAt === null && hasAddress(user);

async function leaveLinked({ returnPath }: TikTokSignIn, navigate: Navigate): Promise<void> {
  await Promise.all([refreshProfile(), queryClient().invalidateQueries({ queryKey: queryKeys.account })]);
  await navigate(returnPath ?? paths.settingsOf('tiktok'), { replace: true });
  say('TikTok is connected.');
}
