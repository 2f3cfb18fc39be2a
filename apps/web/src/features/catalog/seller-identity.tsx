import type { PageShop } from '@app/contracts/addresses/pages';
import { Fragment } from 'react';
import { paths } from '#web/paths.ts';
import { Tick } from '#web/ui/icon.tsx';

export const realOwner = 'Real owner, checked with TikTok';
export const notYetConfirmed = (handle: string) => `Not yet confirmed by @${handle}`;

/** A long handle breaks where its parts end. */
export const Handle = ({ handle }: { handle: string }) => (
  <>
    {(`@${handle}`.match(/[^._]*[._]|[^._]+/g) ?? []).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat, and never move
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);

/** In the bar of a page below the shop: who sells, and the way back. `warns` where no notice stands on the page. */
export const BackToShop = ({ shop, warns = false }: { shop: PageShop; warns?: boolean }) => (
  <>
    <span className="relative flex-none">
      <SellerPhoto shop={shop} size="size-8" />
      {/* On the photo: beside a name of two lines it would stand in a line of its own. */}
      {!shop.unconfirmed && shop.confirmedAt && (
        <span className="absolute -right-1.5 -bottom-1.5 grid rounded-full bg-surface">
          <Tick label={realOwner} />
        </span>
      )}
    </span>
    <span className="min-w-0 text-left leading-tight">
      <span className={`line-clamp-2 wrap-anywhere ${shop.displayName.length > maxBarName ? 'text-sm leading-4' : ''}`}>
        {shop.displayName}
      </span>
      {shop.unconfirmed && warns ? (
        <small className="badge leading-5">
          Not confirmed<span className="sr-only">. Back to shop</span>
        </small>
      ) : (
        <small className="block text-sm leading-4 font-normal text-muted">Back to shop</small>
      )}
    </span>
  </>
);

/** In characters: a longer name takes two small lines of the bar. */
const maxBarName = 10;

export const seeTheGoodsFirst = 'Send no money before you see the goods.';

/** Above the goods and beside the price, because a picture and a price alone convince too easily. */
export const UnconfirmedNotice = ({ shop, productId }: { shop: PageShop; productId?: string }) => (
  <p className="notice font-normal">
    <span>
      <b>Not yet confirmed</b> by <Handle handle={shop.handle} />. We do not know who runs it.{' '}
      {shop.chatAllowed ? seeTheGoodsFirst : 'No WhatsApp yet: ask on TikTok, send no money.'}{' '}
      <a className="underline" href={paths.report(shop.handle, productId)} rel="nofollow">
        Report it
      </a>
    </span>
  </p>
);

export function SellerPhoto({ shop, size }: { shop: PageShop; size: string }) {
  const look = `${size} flex-none rounded-full border-2 border-surface object-cover outline-2 outline-brand`;
  // Low priority: otherwise React requests it before the products' pictures.
  if (shop.profilePhotoUrl)
    return <img className={look} src={shop.profilePhotoUrl} alt="" width={72} height={72} fetchPriority="low" />;
  const [initial = '?'] = shop.displayName.replace(/^@/, '');
  return (
    <span className={`${look} grid place-items-center bg-brand-soft font-bold text-brand`} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
