import type { PageShop } from '@app/contracts/pages';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A shop before its first product, as visitors see it. */
export function EmptyShop({ shop }: { shop: PageShop }) {
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name="bag" size={36} />
      </span>
      <h2 className="text-lg font-bold">Shop coming soon</h2>
      <p className="max-w-sm wrap-anywhere text-muted">
        The first products of {shop.displayName} will stand here. See the videos meanwhile.
      </p>
      <a
        className="button button-brand"
        href={paths.tiktokProfile(shop.handle)}
        data-tap="tiktok"
        rel="nofollow noopener"
      >
        Follow on TikTok
      </a>
    </div>
  );
}

/** A search without results. */
export function NothingFound({ path }: { path: string }) {
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <h3 className="text-lg font-bold">Nothing found</h3>
      <p className="text-muted">Try another word, or the number the seller named in the video.</p>
      <Link className="button button-quiet" to={path} preventScrollReset discover="none">
        Show all products
      </Link>
    </div>
  );
}
