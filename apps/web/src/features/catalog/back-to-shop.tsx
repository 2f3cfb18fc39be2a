import type { PageShop } from '@app/contracts/addresses/pages';
import { Tick } from '#web/ui/icon.tsx';
import { realOwner, SellerPhoto } from './seller-identity.tsx';

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
