import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { noindex } from '#web/features/sharing/share-head.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import { FindShop } from './find-shop.tsx';

interface MissingShopProps {
  handle: string;
  unavailable: boolean;
  children?: ReactNode;
}

export function MissingShop({ handle, unavailable, children }: MissingShopProps) {
  const name = handle.replace(/^@/, '');
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <div className="wrap grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center">
          {unavailable && <BagSign />}
          <h1 className="text-xl leading-tight font-bold">{unavailable ? unavailableTitle : noShopTitle}</h1>
          <p className="max-w-sm wrap-anywhere text-muted">
            {unavailable
              ? `The shop of @${name} is not open at the moment. If you paid and got nothing, read what you can do.`
              : `There is no shop called @${name}. Check the name, or tap the link in the seller's TikTok bio again.`}
          </p>
          {!unavailable && <FindShop typed={`@${name}`} />}
          <a
            className={`button ${unavailable ? 'button-brand' : 'button-quiet'}`}
            href={unavailable ? paths.helpOn('buying-safely') : paths.tiktokProfile(name)}
          >
            {unavailable ? 'Help for buyers' : 'Look for this name on TikTok'}
          </a>
          {unavailable ? (
            <Link className="button button-text" to={paths.home} discover="none">
              Return to Home
            </Link>
          ) : (
            <p className="text-sm text-muted">
              Are you the seller? No products yet?{' '}
              <Link className="inline-flex min-h-11 items-center underline" to={paths.howItWorks} discover="none">
                Learn How It Works
              </Link>
            </p>
          )}
        </div>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** `otherwise` is the title where the shop is not suspended. */
export const missingHead = (page: { unavailable: boolean } | undefined, otherwise = noShopTitle) => [
  { title: page?.unavailable ? unavailableTitle : otherwise },
  noindex,
];

const noShopTitle = 'We cannot find this shop';
const unavailableTitle = 'This shop is unavailable';

export function BagSign() {
  return (
    <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
      <Icon name="bag" size={36} />
    </span>
  );
}
