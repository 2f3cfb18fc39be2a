import type { OwnerProductListQuery } from '@app/contracts/catalog/owner-products.schemas';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { EmptyState } from '#web/ui/seller/states.tsx';
import type { Show } from './dashboard-query.ts';

interface NoOwnProductsProps {
  query: OwnerProductListQuery;
  onAdd: (way: 'links' | 'photo') => void;
}

const nothingThere: Record<Show, { title: string; text: string }> = {
  all: { title: 'Nothing found', text: 'No product has this word, number or tag.' },
  needs_hand: { title: 'Nothing needs a look', text: 'All products have a price and a title that we are sure of.' },
  available: { title: 'Nothing is available', text: 'Buyers cannot order any product on this list.' },
  sold_out: { title: 'Nothing is sold out', text: 'Buyers can order everything that they see.' },
  hidden: { title: 'Nothing is hidden', text: 'Buyers see all of your products.' },
};

/** An empty shop gets instructions; an empty selection, an explanation. */
export function NoOwnProducts({ query, onAdd }: NoOwnProductsProps) {
  const isNarrowed = query.search !== undefined || query.tag !== undefined;
  if (query.show === undefined && !isNarrowed)
    return (
      <EmptyState
        title="No products yet"
        text="Post on TikTok with #TRACK in the caption and the product appears here. Or start with what you have:"
      >
        <Button variant="brand" onClick={() => onAdd('links')}>
          Paste TikTok links
        </Button>
        <Button onClick={() => onAdd('photo')}>Add by hand</Button>
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
