import type { TikTokChoice, TikTokSignIn } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import type { Offer } from '@app/contracts/addresses/pages';
import type { ReactNode } from 'react';
import { PageHeading } from '#web/features/accounts/page-heading.tsx';
import { ContinueWithTikTok } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import { offerWords } from '#web/features/billing/offer.ts';
import { noTrialWords } from '#web/features/billing/subscription.messages.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';

interface TikTokQuestionProps {
  answer: TikTokSignIn;
  offer: Offer;
  pending: boolean;
  onChoose: (choice: TikTokChoice) => void;
}

export function TikTokQuestion({ answer, offer, ...buttons }: TikTokQuestionProps) {
  const { step, handle, shopHandle, displayName, hadTrialBefore } = answer;
  const name = handle ?? '';
  if (step === 'take_over') return <TakeOver handle={name} {...buttons} />;
  if (step === 'link')
    return (
      <Question
        title="Connect this TikTok account?"
        yes="Connect"
        choice="link"
        no={
          <ButtonLink variant="text" to={paths.settingsOf('tiktok')} replace>
            Not now
          </ButtonLink>
        }
        {...buttons}
      >
        <Handles shop={shopHandle} tiktok={name} />
        <p>You can then sign in with one tap, and your handle is confirmed. You can disconnect in your settings.</p>
      </Question>
    );
  if (step === 'move_shop') return <MoveShop handle={name} shopHandle={shopHandle} {...buttons} />;
  return (
    <Question
      title={`Open a shop for @${name}?`}
      yes="Open my shop"
      choice="open_shop"
      no={<ContinueWithTikTok intent="signup" words="Use another TikTok account" variant="quiet" />}
      {...buttons}
    >
      <p>
        TikTok says you are <b className="wrap-anywhere">{displayName || `@${name}`}</b>. We make your shop from your
        posts with #TRACK. <b>{hadTrialBefore ? noTrialWords({ hadTrialBefore }) : offerWords(offer)}</b>
      </p>
      <p className="text-sm text-muted">
        Not the account you wanted? Change to the other one in TikTok first, then tap “Use another TikTok account”.
      </p>
    </Question>
  );
}

type Buttons = Omit<TikTokQuestionProps, 'answer' | 'offer'>;

interface QuestionProps extends Buttons {
  title: string;
  yes: string;
  choice: TikTokChoice;
  no?: ReactNode;
  children: ReactNode;
}

function Question({ title, yes, choice, no, pending, onChoose, children }: QuestionProps) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <div className="panel grid grid-cols-1 gap-4">
        {children}
        <Button className="w-full" variant="brand" pending={pending} onClick={() => onChoose(choice)}>
          {yes}
        </Button>
        {no}
      </div>
    </>
  );
}

function Handles({ shop, tiktok }: { shop: string | null; tiktok: string }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 wrap-anywhere">
      <dt className="text-muted">Your shop</dt>
      <dd className="font-semibold">{shop === null ? 'No address now' : `@${shop}`}</dd>
      <dt className="text-muted">On TikTok</dt>
      <dd className="font-semibold">@{tiktok}</dd>
    </dl>
  );
}

function MoveShop({ handle, shopHandle, ...buttons }: Buttons & { handle: string; shopHandle: string | null }) {
  return (
    <Question
      title={`You are @${handle} on TikTok`}
      yes={`Move my shop to @${handle}`}
      choice="move_shop"
      no={
        <Button className="w-full" pending={buttons.pending} onClick={() => buttons.onChoose('keep_handle')}>
          {shopHandle === null ? 'Not now' : `Keep @${shopHandle}`}
        </Button>
      }
      {...buttons}
    >
      <Handles shop={shopHandle} tiktok={handle} />
      <p>
        {shopHandle === null
          ? `Your shop has no address, because its old handle belongs to somebody else. It can have @${handle}.`
          : `Your shop can move to @${handle}. Old links lead there.`}
      </p>
    </Question>
  );
}

function TakeOver({ handle, ...buttons }: Buttons & { handle: string }) {
  return (
    <Question title={`@${handle} has a shop here already`} yes="Take over this shop" choice="take_over" {...buttons}>
      <p>
        <b>Did you open it?</b> Sign in as before, then connect TikTok in your settings. You keep everything.
      </p>
      <ButtonLink className="w-full" to={withQuery(paths.login, { handle, redirect: paths.settingsOf('tiktok') })}>
        Sign in to my shop
      </ButtonLink>
      <p>
        <b>Was it someone else?</b> Take it over. Your posts stay. Phone numbers and words that were typed in go, and
        other phones are signed out.
      </p>
    </Question>
  );
}
