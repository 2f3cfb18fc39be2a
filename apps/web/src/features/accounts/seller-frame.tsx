import type { User } from '@app/contracts/accounts/accounts.schemas';
import { takeDeletionBack } from '@app/contracts/accounts/settings.endpoints';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TimeLeftLink } from '#web/features/billing/time-left-link.tsx';
import { TrialEnding } from '#web/features/billing/trial-ending.tsx';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { NeedsScripts } from './before-scripts.tsx';
import { RequireSeller } from './require-seller.tsx';
import { SellerNav } from './seller-nav.tsx';
import { DeleteAccount } from './settings/delete-account.tsx';
import { OwnData } from './settings/own-data.tsx';
import { SessionList } from './settings/session-list.tsx';
import { SuspensionBanner } from './settings/suspension-banner.tsx';
import { ShareButton } from './share/share-button.tsx';
import { hasAddress, type ShopOwner } from './shop-owner.ts';
import { SignOutButton } from './sign-out-button.tsx';

interface SellerScreenProps {
  title: string;
  subscription?: 'required' | 'any';
  skeleton?: ReactNode;
  detached?: (user: User) => ReactNode;
  /** Stands beside the heading. */
  tool?: ReactNode;
  children: (user: ShopOwner) => ReactNode;
}

/** A seller's screen: guard, bars, heading, contents. The bars are part of the server's HTML. */
export function SellerScreen({
  title,
  skeleton = <SkeletonScreen />,
  subscription,
  detached = (user) => user.detachment && <DetachedShop user={user} detachment={user.detachment} />,
  tool,
  children,
}: SellerScreenProps) {
  const frame = (user: User | null, contents: ReactNode) => (
    <>
      <header className="no-print border-b border-line bg-surface">
        <div className="wrap flex min-h-11 items-center justify-between gap-2">
          <Link className="inline-flex min-h-11 items-center font-bold text-brand" to={paths.home} discover="none">
            {productName}
          </Link>
          <span className="-mr-2 flex">
            {user && <TimeLeftLink />}
            <ShareButton user={user} />
          </span>
        </div>
      </header>
      <div className="chat-bar no-print">
        <SellerNav user={user} />
      </div>
      {user && <TrialEnding />}
      {user?.suspension && <SuspensionBanner suspension={user.suspension} />}
      {user?.deletionDueAt && <DeletionBanner user={user} dueAt={user.deletionDueAt} />}
      <main id="main" tabIndex={-1} className="wrap flex-1 pt-2 pb-6">
        <div className="mb-2 flex min-h-11 items-center justify-between gap-2">
          <h1 className="text-lg leading-tight font-bold md:text-xl">{title}</h1>
          {(user === null || hasAddress(user)) && tool}
        </div>
        {contents}
      </main>
    </>
  );
  return (
    <RequireSeller
      subscription={subscription}
      skeleton={frame(null, <UntilScripts title={title} skeleton={skeleton} />)}
    >
      {(user) => frame(user, hasAddress(user) ? children(user) : detached(user))}
    </RequireSeller>
  );
}

function UntilScripts({ title, skeleton }: { title: string; skeleton: ReactNode }) {
  return (
    <>
      <NeedsScripts what={title} />
      <div className="needs-script">{skeleton}</div>
    </>
  );
}

function DeletionBanner({ user, dueAt }: { user: User; dueAt: string }) {
  const { submit, pending } = useSubmit({
    send: async () => {
      const { data, message } = await call(takeDeletionBack);
      updateUser({ ...user, deletionDueAt: data.deletionDueAt });
      queryClient().invalidateQueries();
      showSuccess(message);
    },
    failed: 'Failed to keep your account. Please try again.',
  });
  return (
    <section className="account-banner no-print" aria-label="Your account will be deleted">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p>
          <b>Your account will be deleted on {formatDay(dueAt)}.</b> Your shop is closed for buyers.
        </p>
        {/* Without a proof it can have no address any more. */}
        {!user.detachment?.isFinal && (
          <Button pending={pending} onClick={submit}>
            Keep my account
          </Button>
        )}
      </div>
    </section>
  );
}

function DetachedShop({ user, detachment }: { user: User; detachment: NonNullable<User['detachment']> }) {
  const { handle, since, isFinal, wasProven } = detachment;
  // Without a handle a password opens nothing, so a code is preferred.
  const ways = { hasPassword: user.loginPhoneNumber === null, loginPhoneNumber: user.loginPhoneNumber };
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <section className="panel grid gap-3">
        <h2 className="text-lg font-bold">Your shop has no address now</h2>
        <p className="wrap-anywhere">
          On {formatDay(since)} the owner of @{handle} on TikTok proved that it is theirs, so the address is theirs now.
          They see none of your data, and buyers can no longer find your shop.
        </p>
        {isFinal ? (
          <p>
            You never proved a TikTok account for this shop, so it will be deleted after 30 days. You can download your
            data until then.
          </p>
        ) : (
          <>
            <p>
              {wasProven
                ? 'Your plan, products, payments and numbers are safe.'
                : 'Your plan and the products from your TikTok posts are safe. Your numbers and what you typed in will be removed.'}{' '}
              Prove the TikTok handle that you use now, and your shop opens again with it.
            </p>
            <p>
              <ButtonLink variant="brand" to={withQuery(paths.login, { tab: 'recover', way: 'bio' })}>
                Prove my TikTok handle
              </ButtonLink>
            </p>
          </>
        )}
      </section>
      <SessionList settings={ways} />
      <OwnData handle={handle} />
      {!isFinal && <DeleteAccount user={user} settings={ways} />}
      <SignOutButton />
    </div>
  );
}
