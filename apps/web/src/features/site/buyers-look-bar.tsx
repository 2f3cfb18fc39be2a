import { useEffect } from 'react';
import { readSession } from '#web/lib/session/session-store.ts';
import { paths } from '#web/paths.ts';

/** Above a page that its owner sees as buyers do. A link that was passed on leads a stranger to the shop itself. */
export function BuyersLookBar({ handle }: { handle: string }) {
  useEffect(() => {
    const session = readSession();
    const isOwn =
      session.status === 'signed-in' && [session.user.tiktokHandle, session.user.shopHandle].includes(handle);
    if (!isOwn) location.replace(location.pathname);
  }, [handle]);
  return (
    <aside className="offline no-print" aria-label="Your own shop">
      <div className="wrap flex min-h-13 items-center justify-between gap-2 text-sm leading-tight font-semibold">
        This is what buyers see
        {/* Another document, which is the owner's again. */}
        <a className="button px-0 underline" href={paths.shop(handle)}>
          Back to my shop
        </a>
      </div>
    </aside>
  );
}
