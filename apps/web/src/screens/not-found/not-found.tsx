import { data, Link } from 'react-router';
import { FindShop } from '#web/features/catalog/find-shop.tsx';
import { BagSign } from '#web/features/catalog/missing-shop.tsx';
import { noindex } from '#web/features/sharing/share-head.ts';
import { paths } from '#web/paths.ts';
import { CenteredPage } from '#web/ui/centered-page.tsx';

// The app might resolve this address to another page (`/shop/%`).
export const handle = { standsAlone: true };

export const loader = () => data(null, 404);

export const meta = () => [{ title: 'Page not found' }, noindex];

export default function NotFoundScreen() {
  return (
    <CenteredPage>
      <BagSign />
      <h1 className="text-xl leading-tight font-bold">Oops! Page not found</h1>
      <p className="max-w-sm text-muted">
        The page is gone, or the link is wrong. Tap the link in the seller&apos;s TikTok bio again, or type the name:
      </p>
      <FindShop />
      <Link className="button button-quiet" to={paths.home} discover="none">
        Return to Home
      </Link>
    </CenteredPage>
  );
}
