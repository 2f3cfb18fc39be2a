import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';

/** The fallback page of a handle that has no shop here. */
export function NoShop({ handle }: { handle: string }) {
  return (
    <>
      <SiteBar />
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center"
      >
        <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon name="bag" size={36} />
        </span>
        <h1 className="text-xl leading-tight font-bold">No products yet</h1>
        <p className="max-w-sm wrap-anywhere text-muted">
          There is no shop for @{handle.replace(/^@/, '')} here. Check the link, or ask the seller for a new one.
        </p>
        <Link className="button button-brand" to={paths.howItWorks} discover="none">
          Learn How It Works
        </Link>
      </main>
      <SiteFooter />
    </>
  );
}
