import type { User } from '@app/contracts/accounts/accounts.schemas';
import { Link } from 'react-router';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';

export function SuspensionBanner({ suspension }: { suspension: NonNullable<User['suspension']> }) {
  return (
    <section className="account-banner no-print" aria-label="Your shop is suspended">
      <div className="wrap grid gap-1 py-3">
        <p>
          <b>Your shop has been suspended since {formatDay(suspension.since)}.</b> Buyers see that it is unavailable.
          Importing and adding products are paused.
        </p>
        <p className="wrap-anywhere">{suspension.message}</p>
        <p>
          <Link className="underline" to={paths.support} discover="none">
            Write to support
          </Link>
        </p>
      </div>
    </section>
  );
}
