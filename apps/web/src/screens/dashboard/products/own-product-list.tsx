import { moveProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnerProduct, OwnerProductListQuery } from '@app/contracts/catalog/owner-products.schemas';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import {
  ownProductPagesQuery,
  ownProductQuery,
  showChangedProduct,
} from '#web/features/catalog/owner/own-products.api.ts';
import { useTellThem } from '#web/features/catalog/owner/use-change-product.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useIsReading } from '#web/features/ingestion/use-is-reading.ts';
import { untapped, useSettled } from '#web/lib/browser/use-settled.ts';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/seller/states.tsx';
import { showError, showSuccess, showUndo } from '#web/ui/seller/toasts.tsx';
import { WaysToAdd, type WayToAdd } from './add-product.tsx';
import { isPlainQuery, type Show } from './dashboard-query.ts';
import { backOf, dropOn, type LoadedList, type Move, moveOf } from './move-in-list.ts';
import { askedForPrice } from './needs-hand.tsx';
import { ProductRow } from './product-row.tsx';
import { AllStillThere } from './still-there.tsx';

interface OwnProductListProps {
  handle: string;
  query: OwnerProductListQuery;
  /** Comes into view as soon as the list has it. */
  addedId: string | null;
  /** Stands above the list, because it is being asked about. */
  leftOutId: string | null;
  onEdit: (productId: string) => void;
  onAdd: (way: WayToAdd) => void;
}

export function OwnProductList(props: OwnProductListProps) {
  const tell = useTellThem();
  return (
    <>
      <Products {...props} tell={tell} />
      {tell.window}
    </>
  );
}

function Products(props: OwnProductListProps & { tell: ReturnType<typeof useTellThem> }) {
  const { handle, query, addedId, leftOutId, onEdit, onAdd, tell } = props;
  const pages = useInfiniteQuery(ownProductPagesQuery(handle, query));
  const { data, error, refetch, hasNextPage, isFetchingNextPage } = pages;
  const listed = data?.pages.flatMap((page) => page.data) ?? [];
  const list = { products: listed, hasMore: hasNextPage };
  const isAway = addedId !== null && !listed.some(({ video_id }) => video_id === addedId);
  // Many to check, or pinned, stand before it: it comes by itself, and first.
  const { data: away, error: isGone } = useQuery({
    ...ownProductQuery(handle, addedId ?? ''),
    enabled: isAway && hasNextPage && !pages.isFetching && isPlainQuery(query),
  });
  const all = isAway && away && !isGone && isPlainQuery(query) ? [away, ...listed] : listed;
  const products = all.filter(({ video_id }) => video_id !== leftOutId);
  const { move } = useMoveProduct(handle, list);
  const [dragged, setDragged] = useState<string | null>(null);
  const asks = query.show === 'needs_hand' || query.show === 'no_price';
  const asksIfThere = query.show === 'untouched';
  // An answered question leaves this list, and the next one moves up.
  const isSettled = useSettled(
    asks || asksIfThere ? products.map(({ video_id, needs }) => `${video_id} ${needs}`).join() : '',
  );
  const added = useInView(addedId !== null && products.some(({ video_id }) => video_id === addedId) ? addedId : null);
  if (!data) {
    if (error) return <ErrorState error={error} words="Failed to load products" onRetry={refetch} />;
    return <ListSkeleton />;
  }
  if (all.length === 0) return <NoOwnProducts query={query} onAdd={onAdd} />;

  const isShopOrder = query.sort === undefined && query.search === undefined;
  const dragging = (product: OwnerProduct) => ({
    draggable: isShopOrder,
    onDragStart: () => setDragged(product.video_id),
    onDragEnd: () => setDragged(null),
    onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged) move(dropOn(list, dragged, product.video_id));
    },
  });
  const readMore = async () => {
    const { error: failure } = await pages.fetchNextPage();
    if (failure) showError(failure, 'Failed to load products');
  };
  return (
    <>
      {asksIfThere && products.length > 1 && <AllStillThere handle={handle} products={products} />}
      <ul className={`grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-3 ${untapped(isSettled)}`}>
        {products.map((product) => (
          <li
            key={product.video_id}
            ref={product.video_id === addedId ? added : undefined}
            className={`panel own-row ${product.video_id === addedId ? 'is-added' : ''}`}
            {...dragging(product)}
          >
            <ProductRow
              handle={handle}
              product={query.show === 'no_price' ? askedForPrice(product) : product}
              asks={asks}
              asksIfThere={asksIfThere}
              moves={isShopOrder ? movesOf(listed, product.video_id) : undefined}
              onMove={move}
              onEdit={() => onEdit(product.video_id)}
              onChanged={(changed, changes) => {
                showChangedProduct(handle, changed);
                tell.offer(changed, changes);
              }}
              onTell={() => tell.open(product)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mx-auto mt-4 flex" pending={isFetchingNextPage} onClick={readMore}>
          Show more
        </Button>
      )}
    </>
  );
}

/** Moves to the card once, when it is there. */
function useInView(id: string | null) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (id) card.current?.scrollIntoView({ block: 'center' });
  }, [id]);
  return card;
}

const movesOf = (products: OwnerProduct[], id: string) => ({
  up: moveOf(products, id, 'up'),
  down: moveOf(products, id, 'down'),
  top: moveOf(products, id, 'top'),
});

export const ListSkeleton = () => (
  <Skeletons
    label="Loading your products"
    looks={Array(4).fill('h-24')}
    className="grid grid-cols-1 gap-3 md:grid-cols-2"
  />
);

const done = 'Product moved';

function useMoveProduct(handle: string, list: LoadedList) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ productId, before }: Move) => {
      await call(moveProduct, { params: { handle, productId }, body: { before } });
      refetchShopAndProducts();
    },
    onError: (error) => showError(error, 'Failed to move the product. Please try again.'),
  });
  const send = (wanted: Move) =>
    mutateAsync(wanted).then(
      () => true,
      () => false,
    );
  const move = async (wanted: Move | null) => {
    if (!wanted || isPending) return;
    const back = backOf(list, wanted);
    if (!(await send(wanted))) return;
    if (back) showUndo(done, () => send(back));
    else showSuccess(done);
  };
  return { move };
}

const nothingThere: Record<Show, { title: string; text: string }> = {
  all: { title: 'Nothing found', text: 'None of your products has this name, number or tag.' },
  needs_hand: { title: 'Nothing to check', text: 'All products have a price and a title that we are sure of.' },
  no_price: { title: 'Everything has a price', text: 'Buyers see a price on all that you sell.' },
  untouched: { title: 'Nothing to look after', text: 'Each product was sold, changed or checked in the last 60 days.' },
  available: { title: 'Nothing is available', text: 'Buyers cannot order any product on this list.' },
  sold_out: { title: 'Nothing is sold out', text: 'Buyers can order everything that they see.' },
  hidden: { title: 'Nothing is hidden', text: 'Buyers see all of your products.' },
};

/** An empty shop gets instructions; an empty selection, an explanation. */
function NoOwnProducts({ query, onAdd }: Pick<OwnProductListProps, 'query' | 'onAdd'>) {
  const isReading = useIsReading();
  const isNarrowed = query.search !== undefined || query.tag !== undefined;
  if (isReading && query.show === undefined && !isNarrowed)
    return <EmptyState title="We are reading your videos" text="Your products appear here by themselves." />;
  if (query.show === undefined && !isNarrowed)
    return (
      <EmptyState
        title="No products yet"
        text="Post on TikTok with #TRACK in the caption and the product appears here. Or start with what you have:"
      >
        <div className="w-full text-start">
          <WaysToAdd onAdd={onAdd} />
        </div>
        <HelpLink on="track" />
      </EmptyState>
    );
  const { title, text } = nothingThere[isNarrowed ? 'all' : (query.show ?? 'all')];
  return (
    <EmptyState title={title} text={text}>
      <ButtonLink to={paths.dashboard} preventScrollReset>
        Show all products
      </ButtonLink>
    </EmptyState>
  );
}
