import { Link } from 'react-router';
import { ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { useIsOwner, useUser } from '#web/lib/session/use-session.ts';
import { paths, withQuery } from '#web/paths.ts';

/** The HTML is the visitor's; the place is as wide as the widest of the three links, so nothing moves. */
export function AccountCorner({ handle }: { handle: string }) {
  return (
    <div className="grid min-w-28 place-items-center">
      <AccountLink handle={handle} />
    </div>
  );
}

const look = 'button px-2 text-sm';

function AccountLink({ handle }: { handle: string }) {
  const isOwner = useIsOwner(handle);
  const user = useUser();
  if (user === null)
    // A plain link: sign-in has its own scripts.
    return (
      <a className={look} href={withQuery(paths.login, { redirect: paths.shop(handle) })}>
        Sign In
      </a>
    );
  if (isOwner) return <span className="badge">Owner View</span>;
  return (
    <Link className={look} to={ownShopPath(user)} discover="none">
      My Shop
    </Link>
  );
}
