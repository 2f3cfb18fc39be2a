import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { importResultWords } from '@app/contracts/ingestion/import-result';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { toPicture } from '#web/features/catalog/page-product.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';

/** Two rows of a phone. */
const shownProducts = 6;

interface NewProductsProps {
  state: SyncState | undefined;
  isReading: boolean;
  count: number;
  products: OwnerProduct[];
}

/** The pictures of a new shop; places for them while the videos are read. */
export function NewProducts({ state, isReading, count, products }: NewProductsProps) {
  if (products.length === 0 && !isReading) return <NothingYet state={state} />;
  const shown = products.slice(0, shownProducts);
  const waiting = isReading ? shownProducts - shown.length : 0;
  const more = count - shown.length;
  const isForMore = (index: number) => more > 0 && index === shownProducts - 1;
  return (
    <div>
      <ul className="grid grid-cols-3 gap-2">
        {shown.map((product, index) => (
          <li key={product.video_id} className="relative">
            <Picture
              picture={product.primary_thumbnail && toPicture(product.primary_thumbnail)}
              alt={product.title}
              sizes="(min-width:480px) 144px,30vw"
              widest={320}
              load="eager"
            />
            {product.price !== null && !isForMore(index) && (
              <span className="reward-price">
                <span className="sr-only">UGX </span>
                {formatPrice(product.price).slice(4)}
              </span>
            )}
            {isForMore(index) && <span className="reward-more">+{more}</span>}
          </li>
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without contents
          <li key={index} aria-hidden="true">
            <Skeleton className="aspect-[4/5]" />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted empty:hidden" role="status">
        {isReading &&
          (count === 0
            ? 'We are reading your videos. Your products appear here.'
            : 'Still reading: more products are coming.')}
      </p>
    </div>
  );
}

/** What the first look brought when it brought no product, and two ways to have one now. */
function NothingYet({ state }: { state: SyncState | undefined }) {
  return (
    <div className="panel grid gap-3">
      <p role="status">{nothingWords(state)}</p>
      <div className="grid gap-2">
        {state?.lastResult?.window !== 0 && (
          <ButtonLink to={`${paths.dashboard}?add=links`}>Add older videos</ButtonLink>
        )}
        <ButtonLink to={`${paths.dashboard}?add=photo`}>Add a product</ButtonLink>
      </div>
      <HelpLink on="track" />
    </div>
  );
}

function nothingWords(state: SyncState | undefined): string {
  if (!state?.lastResult || state.status === 'error')
    return state?.message ?? 'Post a video with #TRACK in the caption, and it appears here.';
  const { window } = state.lastResult;
  if (window === 0) return 'No videos on your TikTok yet. Post one with #TRACK in the caption, and it appears here.';
  return `${importResultWords(state.lastResult)} Write #TRACK in the caption of a video, and it appears here.`;
}
