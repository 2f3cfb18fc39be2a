import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { planEndedWords } from '#web/features/billing/subscription.messages.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { FoldedSections, Section } from '#web/ui/seller/section.tsx';

export interface NewShop {
  shopLink: string;
  trialDays: number;
  priceUgx: number;
  readsWithAi: boolean;
}

type NextStepsProps = NewShop & { user: ShopOwner };

/** What is done, and the specified next steps with what the plan is and costs: to open, for the link comes first. */
export function NextSteps({ user, shopLink, trialDays, priceUgx, readsWithAi }: NextStepsProps) {
  const navigate = useNavigate();
  const { subscriptionStatus: status, subscriptionEndDate } = user;
  const isReady = user.handleCheck === null && user.phoneNumber !== null;
  const isTrial = status === 'trial' && trialDays > 0;
  // A new shop without a running trial: this TikTok has used it before.
  const ended =
    status === 'expired' && trialDays > 0 ? planEndedWords({ hadTrialBefore: true, subscriptionEndDate }) : null;
  const choosePlan = () => {
    const state: SubscriptionVisit = {
      returnTo: paths.shop(user.handle),
      reason: 'new_account',
      message: isTrial
        ? `Welcome! You have a ${trialDays}-day free trial. Choose your plan to continue.`
        : (ended ?? 'Choose your plan to continue.'),
      shopLink,
      fromSignup: true,
    };
    navigate(paths.subscription, { state });
  };
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1">
        <Done>Account Created Successfully!{isReady && ' Your shop is ready.'}</Done>
        {user.phoneNumber !== null && <Done>WhatsApp number added successfully!</Done>}
        {isTrial && (
          <Done>
            <b>Free trial activated! Welcome to {productName} UG 🎉</b> {trialDays} days with everything: products made
            from your videos{readsWithAi && ' by AI'}, views, clicks and sales.
          </Done>
        )}
      </ul>
      <FoldedSections value={{ startOpen: ended !== null }}>
        <div className="section-rows">
          <Section title="Next steps" value={isTrial && 'Nothing to pay today'}>
            <ol className="grid list-decimal gap-1 pl-6">
              {user.phoneNumber === null && <li>Add your WhatsApp number</li>}
              {status !== 'paid' && (
                <li>
                  Choose a subscription plan{isTrial && ` (${trialDays}-day free trial available)`}
                  {isTrial && (
                    <span className="block text-sm text-muted">
                      <b>Nothing to pay today, and nothing is taken by itself.</b> Choose before your free days end.
                      Then it is {formatPrice(priceUgx)} a month. No credit card, cancel anytime.
                    </span>
                  )}
                </li>
              )}
              <li>Share the shop link in your TikTok bio</li>
              <li>Start receiving orders from your followers</li>
            </ol>
            {ended && <p className="trial-note">{ended}</p>}
            {status !== 'paid' && <Button onClick={choosePlan}>Choose Plan</Button>}
          </Section>
        </div>
      </FoldedSections>
    </div>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Check size={20} className="flex-none text-brand" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
