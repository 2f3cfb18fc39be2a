import type { PageShop } from '@app/contracts/addresses/pages';
import { formatDay } from '#web/lib/formatting/format.ts';
import { Icon, Tick } from '#web/ui/icon.tsx';

export function SellerPhoto({ shop, size }: { shop: PageShop; size: string }) {
  const look = `${size} flex-none rounded-full border-2 border-surface object-cover outline-2 outline-brand`;
  // Low priority: otherwise React requests it before the products' pictures.
  if (shop.profilePhotoUrl)
    return <img className={look} src={shop.profilePhotoUrl} alt="" width={72} height={72} fetchPriority="low" />;
  const [initial = '?'] = shop.displayName.replace(/^@/, '');
  return (
    <span className={`${look} grid place-items-center bg-brand-soft text-xl font-bold text-brand`} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}

export function Confirmation({ shop, className = '' }: { shop: PageShop; className?: string }) {
  if (!shop.unconfirmed && !shop.confirmedAt) return null;
  return (
    <p className={`${className} flex gap-2 text-sm text-muted`}>
      {shop.unconfirmed ? <Icon name="info" /> : <Tick />}
      {shop.unconfirmed || !shop.confirmedAt
        ? `Not yet confirmed by @${shop.handle}`
        : `Owner of this TikTok confirmed on ${formatDay(shop.confirmedAt)}`}
    </p>
  );
}
