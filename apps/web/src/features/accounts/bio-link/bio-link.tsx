import { shortShopPath } from '@app/contracts/addresses/reserved-handles';
import { useId, useState } from 'react';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { formatCount } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';
import { Radio } from '#web/ui/seller/fields/radio.tsx';
import { FoldedSections, Section } from '#web/ui/seller/section.tsx';

type BioLinkKind = 'tapped' | 'typed';

/** TikTok gives personal accounts a link at about this number. */
const followersForLink = 1000;

/** Kept by the browser only: asking again on another phone costs one tap. */
const storageKey = (handle: string) => `dukalink.bioLink.${handle}`;

function kindOf({ handle, followerCount }: ShopOwner): BioLinkKind | null {
  const answered = readStored(storageKey(handle));
  if (answered === 'tapped' || answered === 'typed') return answered;
  if (followerCount >= followersForLink) return 'tapped';
  // None may mean that TikTok has not told us yet.
  return followerCount > 0 ? 'typed' : null;
}

/** How the shop link gets to TikTok: as a link where TikTok allows it, else spoken and typed. */
export function BioLink({ user }: { user: ShopOwner }) {
  const [kind, setKind] = useState(() => kindOf(user));
  const answer = (to: BioLinkKind) => {
    writeStored(storageKey(user.handle), to);
    setKind(to);
  };
  return (
    <FoldedSections value={{ startOpen: false }}>
      <div className="section-rows">
        <Section title="Your shop link on TikTok">
          <p className="text-muted">
            TikTok lets people tap a link in your bio from about 1,000 followers, or with a business account.
            {user.followerCount > 0 && ` You have ${formatCount(user.followerCount)}.`}
          </p>
          {kind === null && <WhichAccount onAnswer={answer} />}
          {kind === 'tapped' && <PutIntoBio user={user} />}
          {kind === 'typed' && <SayIt user={user} />}
          {kind && (
            <Button
              variant="text"
              className="justify-self-start px-0 text-start"
              onClick={() => answer(kind === 'tapped' ? 'typed' : 'tapped')}
            >
              {kind === 'tapped' ? 'I see no “Links” or “Website” there' : answers.tapped}
            </Button>
          )}
          <HelpLink on="bio-link" className="justify-self-start" />
        </Section>
      </div>
    </FoldedSections>
  );
}

const answers: Record<BioLinkKind, string> = {
  tapped: 'I have 1,000 followers or a business account',
  typed: 'Not yet',
};

function WhichAccount({ onAnswer }: { onAnswer: (kind: BioLinkKind) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold">Which one fits you?</legend>
      {(Object.keys(answers) as BioLinkKind[]).map((one) => (
        <Radio
          key={one}
          className="flex min-h-11 items-center gap-3"
          name={name}
          checked={false}
          onChange={() => onAnswer(one)}
        >
          {answers[one]}
        </Radio>
      ))}
    </fieldset>
  );
}

function ShortLink({ user }: { user: ShopOwner }) {
  return <CopyField label="Short link for your bio" value={shortLinkOf(user)} />;
}

function PutIntoBio({ user }: { user: ShopOwner }) {
  return (
    <>
      <ShortLink user={user} />
      <ol className="grid list-decimal gap-1 pl-6">
        <li>Copy your short link.</li>
        <li>Open TikTok, tap “Profile”, then “Edit profile”.</li>
        <li>Tap “Links” or “Website”, paste your link and save.</li>
        <li>Open your profile and tap the link. Your shop opens.</li>
      </ol>
    </>
  );
}

function SayIt({ user }: { user: ShopOwner }) {
  return (
    <>
      <div>
        <p className="font-semibold">Say this in your videos:</p>
        <p className="mt-1 text-lg leading-tight font-bold text-brand wrap-anywhere">“Go to {spokenLinkOf(user)}.”</p>
      </div>
      <ol className="grid list-decimal gap-1 pl-6">
        <li>
          Write <b className="wrap-anywhere">{typedLinkOf(user)}</b> on your video and in your bio. People can type it.
        </li>
        <li>
          For a link that people can tap, switch to a business account. It is free: in TikTok tap “Profile”, the three
          lines, “Settings and privacy”, “Account”, “Switch to Business Account”.
        </li>
        <li>Then come back here and tap “I have 1,000 followers or a business account”.</li>
      </ol>
      <ShortLink user={user} />
    </>
  );
}

type Addressed = Pick<ShopOwner, 'handle' | 'shopLink'>;

export function shortLinkOf({ handle, shopLink }: Addressed): string {
  return new URL(shortShopPath(handle), shopLink).href;
}

/** Without the protocol: "dukalink.ug/nakato". */
export const typedLinkOf = (shop: Addressed): string => shortLinkOf(shop).replace(/^https?:\/\//, '');

const spoken: Record<string, string> = {
  '.': 'dot',
  '/': 'slash',
  _: 'underscore',
  '-': 'dash',
  ':': 'colon',
};

/** As a seller says it in a video: "dukalink dot ug slash nakato". */
export function spokenLinkOf(shop: Addressed): string {
  return typedLinkOf(shop)
    .split(/([./_:-])/)
    .filter((part) => part !== '')
    .map((part) => spoken[part] ?? part)
    .join(' ');
}
