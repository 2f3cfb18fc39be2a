import { useEffect, useMemo, useState } from 'react';
import { cardsBeforePart } from '#web/features/catalog/product-grid.tsx';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { forgetVisits } from './last-visit.ts';
import { clearSeen, parseSeen, type RecentlySeenProps, restoreSeen, type SeenProduct } from './seen-store.ts';

interface SeenListProps extends RecentlySeenProps {
  text: string;
  /** The app rendered this page, so no one has seen it without the list. */
  isAppsPage: boolean;
}

export default function SeenList({ handle, exceptId, known, amongCards = false, text, isAppsPage }: SeenListProps) {
  const seen = useMemo(
    () =>
      parseSeen(text)
        .filter((product) => product.handle === handle && product.id !== exceptId)
        .map((product) => ({ ...product, ...factsOfToday(known, product.id) })),
    [text, handle, exceptId, known],
  );
  const [cleared, setCleared] = useState<SeenProduct[] | null>(null);
  const hasRoom = useRoom(isAppsPage);
  if (!hasRoom || (seen.length === 0 && !cleared)) return null;
  const change = () => {
    if (cleared) restoreSeen(cleared);
    else forgetVisits();
    setCleared(cleared ? null : clearSeen());
  };
  const list = (
    <section className={amongCards ? undefined : 'wrap no-print py-4'} aria-labelledby="seen">
      {/* Here, because Chrome downloads it and the shop's picture by itself: who looked around may want both. */}
      <link rel="manifest" href={`${paths.shop(handle)}/home.webmanifest`} />
      <div className="flex items-center justify-between gap-3">
        <h2 id="seen" className="text-lg leading-tight font-bold">
          Recently seen
        </h2>
        <button type="button" className="button button-text" onClick={change}>
          {cleared ? 'Undo' : 'Clear'}
        </button>
      </div>
      <p className="text-sm text-muted" role="status">
        {cleared ? 'Cleared from this phone.' : 'Kept on this phone only.'}
      </p>
      <ul className="scroll-x -mx-4 mt-2 px-4 py-1">
        {seen.map((product) => (
          <li key={product.id} className="w-28 flex-none">
            <SeenCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
  return amongCards ? <li className="whole-row">{list}</li> : list;
}

function factsOfToday(known: RecentlySeenProps['known'], id: string): Partial<SeenProduct> {
  const today = known.find((product) => product.id === id);
  if (!today) return {};
  const { title, picture, price, soldOut } = today;
  return { title, picture, price, soldOut };
}

function SeenCard({ product }: { product: SeenProduct }) {
  const { price, soldOut } = product;
  return (
    <PageLink className={soldOut ? 'card is-sold' : 'card'} to={paths.product(product.handle, product.id)}>
      <span className="relative block">
        <Picture picture={product.picture} alt="" sizes="112px" />
        <span className="number">No. {product.number}</span>
        {soldOut && <span className="sold">Sold out</span>}
      </span>
      {price !== undefined && <Price price={price} oldPrice={null} />}
      <h3 className="text-sm">{product.title}</h3>
    </PageLink>
  );
}

/** Waits until what the list moves is below the screen, or the footer out of sight: nothing that is looked at may jump. */
function useRoom(isAppsPage: boolean): boolean {
  const [hasRoom, setHasRoom] = useState(isAppsPage);
  useEffect(() => {
    const moved = document.querySelector(`.grid-cards > :nth-child(${cardsBeforePart + 1}), body > footer`);
    if (hasRoom || !moved) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) setHasRoom(true);
    });
    observer.observe(moved);
    return () => observer.disconnect();
  }, [hasRoom]);
  return hasRoom;
}
