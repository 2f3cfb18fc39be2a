import { useEffect, useState } from 'react';
import { paths } from '#web/paths.ts';
import { readLastShop } from './last-visit.ts';

/** The way back to the shop that this phone saw last, below a page that leads nowhere. Read after hydration. */
export function LastShop() {
  const [handle, setHandle] = useState<string | null>(null);
  useEffect(() => setHandle(readLastShop()), []);
  if (handle === null) return null;
  return (
    <a className="button button-brand wrap-anywhere" href={paths.shop(handle)}>
      Back to the shop of @{handle}
    </a>
  );
}
