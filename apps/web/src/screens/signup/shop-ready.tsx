import { Share2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { BioLink } from '#web/features/accounts/bio-link/bio-link.tsx';
import { ConfirmHandle } from '#web/features/accounts/ownership/confirm-handle.tsx';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { noTrialWords } from '#web/features/billing/subscription.messages.ts';
import { whatsappLink } from '#web/features/chat/whatsapp-link.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { QrPicture, useQrCode } from '#web/ui/seller/qr-code.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { whatsappNotSaved } from './steps/whatsapp-step.tsx';

interface ShopReadyProps {
  user: ShopOwner;
  shopLink: string;
  trialDays: number;
  asksTikTok: boolean;
  numberFailed: boolean;
  onAddNumber: () => void;
}

export function ShopReady({ user, shopLink, trialDays, asksTikTok, numberFailed, onAddNumber }: ShopReadyProps) {
  const navigate = useNavigate();
  const path = paths.shop(user.handle);
  // A new shop without a running trial: this TikTok has used it before.
  const hasTrial = user.subscriptionStatus === 'trial' || trialDays === 0;
  const choosePlan = () => {
    const state: SubscriptionVisit = {
      returnTo: path,
      reason: 'new_account',
      message: hasTrial
        ? `Welcome! You have a ${trialDays}-day free trial. Choose your plan to continue.`
        : noTrialWords({ hadTrialBefore: true }),
      shopLink,
      fromSignup: true,
    };
    navigate(paths.subscription, { state });
  };
  return (
    <div className="grid gap-6">
      <ShopLink handle={user.handle} link={shopLink} />
      <p className="trial-note">
        {hasTrial ? (
          <>
            <b>{trialDays}-day free trial.</b> Everything is included. We do not ask for payment details.
          </>
        ) : (
          noTrialWords({ hadTrialBefore: true })
        )}
      </p>
      <div className="grid gap-2">
        {!user.handleCheck && (
          <a className="button button-brand" href={path} target="_blank" rel="noopener">
            Visit Shop
          </a>
        )}
        <Button onClick={choosePlan}>Choose Plan</Button>
      </div>
      {numberFailed && (
        <div className="panel grid gap-3">
          <p className="font-semibold">{whatsappNotSaved}</p>
          <Button onClick={onAddNumber}>Add it now</Button>
        </div>
      )}
      {!user.handleCheck && <BioLink user={user} />}
      <Section title="Your videos" className="panel grid gap-2">
        <p className="text-muted">
          Videos with #TRACK in the caption become products automatically. We see your newest 10 videos. Paste the links
          of older ones.
        </p>
        <ButtonLink to={paths.dashboard}>Paste links in my dashboard</ButtonLink>
      </Section>
      <ConfirmHandle handle={user.handle} asksTikTok={asksTikTok} />
      <ButtonLink variant="brand" to={withQuery(paths.signupSuccess, { handle: user.handle, shopLink: path })}>
        Finish
      </ButtonLink>
    </div>
  );
}

function ShopLink({ handle, link }: { handle: string; link: string }) {
  return (
    <div className="panel grid gap-4">
      {/* In full: the field is too narrow on a phone. */}
      <p className="text-lg leading-tight font-bold break-all text-brand">{link.replace(/^https?:\/\//, '')}</p>
      <CopyField label="Your shop link" value={link} />
      <ShareShop link={link} />
      <ShopQrCode handle={handle} link={link} />
    </div>
  );
}

const invitation = 'This is my shop. Look and order on WhatsApp:';

function ShareShop({ link }: { link: string }) {
  if (typeof navigator.share !== 'function')
    return (
      <a
        className="button button-quiet"
        href={whatsappLink(null, `${invitation}\n${link}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Share2 size={18} aria-hidden="true" />
        Share on WhatsApp
      </a>
    );
  // Closing the list of apps is no failure.
  const share = () => navigator.share({ text: invitation, url: link }).catch(() => {});
  return (
    <Button onClick={share}>
      <Share2 size={18} aria-hidden="true" />
      Share
    </Button>
  );
}

function ShopQrCode({ handle, link }: { handle: string; link: string }) {
  const code = useQrCode(link);
  return (
    <div className="grid justify-items-center gap-1">
      <QrPicture code={code} alt={`QR code that opens the shop of @${handle}`} />
      <a
        className="button button-text"
        href={code.image ?? undefined}
        aria-disabled={code.image === null || undefined}
        download={`${handle}-shop-qr.png`}
      >
        Save QR code
      </a>
    </div>
  );
}
