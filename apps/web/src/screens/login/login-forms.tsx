import { sendSignInCode, verifySignIn } from '@app/contracts/accounts/phone-codes.endpoints';
import { type ComponentProps, Fragment, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import { PageHeading } from '#web/features/accounts/page-heading.tsx';
import { TikTokOr } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import { typedHandle } from '#web/features/accounts/typed-handle.ts';
import { readStored, storageKeys } from '#web/lib/browser/local-storage.ts';
import { call } from '#web/lib/requests/call.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths, withQuery } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Tabs } from '#web/ui/seller/tabs.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import { Recover, type RecoverWay } from './recover.tsx';
import { loginNumberHint, type PhoneWay, type SignedIn } from './signed-in.ts';
import { useSigninDraft } from './signin-draft.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

type LoginTab = 'password' | 'phone' | 'recover';

/** Sign-in by password or phone, and recovery; the address says which. Only in the browser. */
export function LoginForms({ sendsCodes, asksTikTok }: { sendsCodes: boolean; asksTikTok: boolean }) {
  const [search, setSearch] = useSearchParams();
  const user = useUser();
  const { targetFor, hasBegun, finish } = useFinishSignIn();
  const drafts = useSigninDraft();
  const tab = tabOf(search.get('tab'), sendsCodes);
  const chosenWay = chosenWayOf(search.get('way'), sendsCodes);
  const [firstTab] = useState(tab);
  const [moved, setMoved] = useState(false);
  if (!moved && (tab === 'recover') !== (firstTab === 'recover')) setMoved(true);
  const handle = typedHandle(search.get('handle') ?? '');
  const set = (name: 'tab' | 'way', value: string | null) =>
    setSearch((before) => withParam(before, name, value), drawnAtOnce);
  const signedIn = async (answer: SignedIn, words: string) => {
    await finish(answer, words);
    drafts.forget();
  };

  // A signed-in seller goes on, except to prove another handle or recover a password.
  if (user && tab !== 'recover' && !hasBegun()) return <Navigate to={targetFor(user)} replace />;
  if (tab === 'recover')
    return (
      <Fragment key="recover">
        <GetBackIn
          chosenWay={chosenWay}
          onWay={(to) => set('way', to)}
          handle={handle}
          sendsCodes={sendsCodes}
          asksTikTok={asksTikTok}
          returnPath={search.get('redirect')}
          drafts={drafts}
          onSignedIn={signedIn}
          moved={moved}
        />
      </Fragment>
    );
  const byPassword = (
    <PasswordSignIn
      firstHandle={handle}
      onSignedIn={(answer) => signedIn(answer, 'Welcome back!')}
      recoverPath={(typed) =>
        withQuery(paths.login, { tab: 'recover', handle: typed, redirect: search.get('redirect') })
      }
    />
  );
  const byPhone = (
    <PhoneSignIn
      draft={drafts.draft.signIn}
      onDraft={(change) => drafts.update({ signIn: { ...drafts.draft.signIn, ...change } })}
      onSignedIn={(answer) => signedIn(answer, 'Successfully signed in!')}
    />
  );
  return (
    <Fragment key="sign-in">
      <PageHeading moves={moved}>Sign In</PageHeading>
      {readStored(storageKeys.sessionEnd) === 'ended' && <SignedOutNotice />}
      {asksTikTok && <TikTokOr intent="signin" returnPath={search.get('redirect')} />}
      {sendsCodes ? (
        <Tabs
          label="How to sign in"
          value={tab}
          onChange={(id) => set('tab', id)}
          tabs={[
            { id: 'password', label: 'Password', content: byPassword },
            { id: 'phone', label: 'Phone number', content: byPhone },
          ]}
        />
      ) : (
        byPassword
      )}
    </Fragment>
  );
}

function GetBackIn({ moved, ...props }: ComponentProps<typeof Recover> & { moved: boolean }) {
  const user = useUser();
  return (
    <>
      <PageHeading moves={moved}>Get back into your shop</PageHeading>
      <Recover {...props} />
      {!user && (
        <ButtonLink variant="text" className="px-0" to={withQuery(paths.login, { redirect: props.returnPath })}>
          Back to Sign In
        </ButtonLink>
      )}
    </>
  );
}

function withParam(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const params = new URLSearchParams(before);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return params;
}

/** Otherwise a quick second key would be compared with the tab before last. */
const drawnAtOnce = { replace: true, flushSync: true };

function chosenWayOf(named: string | null, sendsCodes: boolean): RecoverWay | null {
  if (named === 'bio') return 'bio';
  return named === 'phone' && sendsCodes ? 'phone' : null;
}

function tabOf(named: string | null, sendsCodes: boolean): LoginTab {
  if (named === 'recover') return 'recover';
  return named === 'phone' && sendsCodes ? 'phone' : 'password';
}

/** Why the seller sees the sign-in screen: the server ended the session, without saying which reason applies. */
function SignedOutNotice() {
  return (
    <Section title="You were signed out" look="font-semibold" className="panel mb-6">
      <p className="mt-1 text-muted">
        Please sign in again. This happens after a change of the password or the owner, a sign-out from another phone,
        or a long time away.
      </p>
      <p>
        <Link className="inline-flex min-h-11 items-center text-brand underline" to={paths.claim('')} discover="none">
          I cannot sign in
        </Link>
      </p>
    </Section>
  );
}

function PhoneSignIn({ draft, onDraft, onSignedIn }: PhoneWay) {
  return (
    <PhoneCode
      hint={loginNumberHint}
      draft={draft}
      onDraft={onDraft}
      send={async (phoneNumber) => (await call(sendSignInCode, { body: { phoneNumber } })).data.codeDelivery}
      verify={async (phoneNumber, code, attempt) => {
        const { data } = await attempt(`${phoneNumber} ${code}`, (idempotencyKey) =>
          call(verifySignIn, { body: { phoneNumber, code }, idempotencyKey }),
        );
        await onSignedIn(data);
      }}
      submitLabel="Sign In"
    />
  );
}
