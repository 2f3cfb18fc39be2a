import { Link } from 'react-router';
import { ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { useIsOwner, useUser } from '#web/lib/session/use-session.ts';
import { paths, withQuery } from '#web/paths.ts';

/** The HTML is the visitor's. The owner is there already. */
export function AccountLink({ handle }: { handle: string }) {
  const isOwner = useIsOwner(handle);
  const user = useUser();
  if (isOwner) return null;
  if (user === null)
    // A plain link: sign-in has its own scripts.
    return (
      <a className="button" href={withQuery(paths.login, { redirect: paths.shop(handle) })}>
        Sign In
      </a>
    );
  return (
    <Link className="button" to={ownShopPath(user)} discover="none">
      My Shop
    </Link>
  );
}
