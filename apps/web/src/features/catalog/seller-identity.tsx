import type { PageShop } from '@app/contracts/addresses/pages';
import { Fragment } from 'react';
import { paths } from '#web/paths.ts';

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
  const look = `${size} flex-none rounded-full border-2 border-surface object-cover [outline:2px_solid_var(--color-brand)]`;
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

/** Facts in one row (`.one-line`): what has no room goes as a whole. */
export const OneLine = ({ facts }: { facts: string[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a place and an area may have one name, and none moves
  facts.map((fact, at) => <span key={at}>{(at ? ' · ' : '') + fact}</span>);
