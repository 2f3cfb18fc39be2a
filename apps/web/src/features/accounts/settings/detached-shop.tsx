import type { User } from '@app/contracts/accounts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths, withQuery } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';
import { SessionList } from './session-list.tsx';

/** What a seller sees whose handle somebody else has proven: why, what is kept, and the way back to an address. */
export function DetachedShop({ user, detachment }: { user: User; detachment: NonNullable<User['detachment']> }) {
  const { handle, since, isFinal } = detachment;
  // A code is the way in that is left; a password opens nothing without a handle.
  const ways = { hasPassword: user.loginPhoneNumber === null, loginPhoneNumber: user.loginPhoneNumber };
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <section className="panel grid gap-3">
        <h2 className="text-lg font-bold">Your shop has no address now</h2>
        <p className="wrap-anywhere">
          On {formatDay(since)} the owner of @{handle} on TikTok proved that handle, so the address went to them. They
          see nothing of your shop, and buyers no longer find it.
        </p>
        {isFinal ? (
          <p>
            No TikTok account was ever proven for this shop, so it will be deleted after 30 days. You can download your
            data until then.
          </p>
        ) : (
          <>
            <p>
              Your plan, products, payments and numbers are safe. Prove the handle that your TikTok account has now, and
              your shop is open again under it.
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
