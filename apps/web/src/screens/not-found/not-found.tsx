import { data, Link } from 'react-router';
import { noindex } from '#web/features/sharing/share-head.ts';
import { paths } from '#web/paths.ts';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';

export const loader = () => data(null, 404);

export const meta = () => [{ title: 'Page not found' }, noindex];

export default function NotFoundScreen() {
  return (
    <>
      <SiteBar />
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center"
      >
        <p className="text-xl font-bold text-brand" aria-hidden="true">
          404
        </p>
        <h1 className="text-xl leading-tight font-bold">Oops! Page not found</h1>
        <p className="text-muted">The address may be mistyped, or the page is gone.</p>
        <Link className="button button-brand" to={paths.home} discover="none">
          Return to Home
        </Link>
      </main>
      <SiteFooter />
    </>
  );
}
