import type { User } from '@app/contracts/accounts/accounts.schemas';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths, withQuery } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';
import { SessionList } from './session-list.tsx';

export function DetachedShop({ user, detachment }: { user: User; detachment: NonNullable<User['detachment']> }) {
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
              <ButtonLink variant="brand" to={withQuery(paths.login, { tab: 'recover' })}>
                Prove my TikTok handle
              </ButtonLink>
            </p>
          </>
        )}
      </section>
      <SessionList settings={ways} />
      <OwnData handle={handle} />
      {!isFinal && <DeleteAccount user={user} settings={ways} />}
    </div>
  );
}
