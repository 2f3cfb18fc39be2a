import type { PageShop } from '@app/contracts/addresses/pages';

export const realOwner = 'Real owner, checked with TikTok';
export const notYetConfirmed = (handle: string) => `Not yet confirmed by @${handle}`;
export const unknownOwner = 'We do not know who runs this shop.';

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
