import { useEffect } from 'react';
import { BioLink } from '#web/features/accounts/bio-link/bio-link.tsx';
import { ShopLink } from '#web/features/accounts/share/shop-link.tsx';
import { ownShopPath, type ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { keepWelcomed, storeTrialStart } from '#web/features/accounts/welcomed.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { StepFrame } from '#web/screens/signup/steps/step-frame.tsx';
import { whatsappNotSaved } from '#web/screens/signup/steps/whatsapp-step.tsx';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { endMessage } from '#web/ui/seller/toasts.tsx';
import { NewProducts } from './new-products.tsx';
import { type NewShop, NextSteps } from './next-steps.tsx';
import { useNewProducts } from './use-new-products.ts';

interface RewardProps extends NewShop {
  user: ShopOwner;
  moved: boolean;
  numberFailed: boolean;
  onAddNumber: () => void;
}

/** The end of every sign-up: the open shop, its link and what comes next. Seeing it is the welcome. */
export function Reward({ user, moved, numberFailed, onAddNumber, ...shop }: RewardProps) {
  const found = useNewProducts(user.handle);
  // A message of the step before would lie over the buttons.
  useEffect(endMessage, []);
  useEffect(() => {
    keepWelcomed(user);
    if (user.subscriptionStatus === 'trial') storeTrialStart(user.createdAt);
  }, [user]);
  const isWaiting = user.handleCheck !== null;
  const hasNoNumber = user.phoneNumber === null;
  // Ready for customers it is only with a number, so that stands first.
  const numberFirst = hasNoNumber && !isWaiting;
  return (
    <StepFrame step={4} moved={moved} title={titleOf(user, found.count)} lead={!numberFirst && <Lead user={user} />}>
      <div className="grid grid-cols-1 gap-4">
        {hasNoNumber && (
          <div>
            <p className="mb-2">{numberFailed ? whatsappNotSaved : noNumberWords(found.count)}</p>
            <Button variant="brand" className="w-full px-1 text-[15px]" onClick={onAddNumber}>
              Add WhatsApp for Customer Contact
            </Button>
          </div>
        )}
        {!isWaiting && <NewProducts {...found} />}
        {/* A link is printed once buyers can write to the shop. */}
        <ShopLink handle={user.handle} link={shop.shopLink} isQuiet={hasNoNumber} hasCode={!hasNoNumber} />
        <div className={`grid gap-2 ${isWaiting ? '' : 'grid-cols-2'}`}>
          {!isWaiting && (
            <a className="button button-quiet px-2" href={paths.shop(user.handle)} target="_blank" rel="noopener">
              {found.count > 0 ? 'Visit Shop' : 'Preview Your Shop'}
            </a>
          )}
          <ButtonLink className="px-2" to={ownShopPath(user)}>
            Continue Setup
          </ButtonLink>
        </div>
        {!isWaiting && !hasNoNumber && <BioLink user={user} />}
        <NextSteps user={user} {...shop} />
      </div>
    </StepFrame>
  );
}

function titleOf({ handleCheck, phoneNumber }: ShopOwner, count: number): string {
  if (handleCheck !== null) return 'Your shop is nearly ready';
  if (phoneNumber === null) return 'One step left: your number';
  if (count === 0) return 'Your shop is open';
  return `Your shop is open with ${counted(count, 'product')}`;
}

const noNumberWords = (count: number) => (
  <>
    {count > 0 && `Your shop has ${counted(count, 'product')}. `}
    <b>Buyers cannot write to you yet.</b>
  </>
);

function Lead({ user: { handle, handleCheck } }: { user: ShopOwner }) {
  if (handleCheck !== null)
    return (
      <>
        TikTok has not answered yet. Buyers see your shop as soon as TikTok shows <b>@{handle}</b>. Your dashboard will
        tell you.
      </>
    );
  return (
    <span className="text-sm">
      <b className="text-ink wrap-anywhere">@{handle}</b> Your TikTok shop is now live and ready for customers
    </span>
  );
}
