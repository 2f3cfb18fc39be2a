import { QueryClientProvider } from '@tanstack/react-query';
import { MoreVertical, PackageCheck, PackageX } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { hideChange, stockChange, useChangeProduct } from '#web/features/catalog/owner/use-change-product.ts';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';

interface CardControlsProps {
  handle: string;
  card: ProductCardData;
}

/**
 * What the owner does with a product from its card: sold out and back at one tap, the rest in a window. They lie on the
 * picture, so nothing moves.
 */
export default function CardControls(props: CardControlsProps) {
  return (
    // The owner's bar has the place for messages; one is enough.
    <QueryClientProvider client={queryClient()}>
      <Controls {...props} />
    </QueryClientProvider>
  );
}

function Controls({ handle, card: { id, title, soldOut } }: CardControlsProps) {
  const { revalidate } = useRevalidator();
  const { pendingId, change } = useChangeProduct(handle, revalidate);
  const [open, setOpen] = useState(false);
  const toggleStock = () => change(stockChange(id, !soldOut));
  const stockWords = soldOut ? 'Mark as available' : 'Mark as sold out';
  const then = (what: () => void) => () => {
    setOpen(false);
    what();
  };
  const isPending = pendingId === id;
  return (
    <div className="card-controls">
      {!soldOut && <span className="badge">Available</span>}
      <Button className="button-round" pending={isPending} aria-label={`${stockWords}: ${title}`} onClick={toggleStock}>
        {!isPending && (soldOut ? <PackageCheck size={20} aria-hidden /> : <PackageX size={20} aria-hidden />)}
      </Button>
      <Button className="button-round" aria-label={`More for ${title}`} onClick={() => setOpen(true)}>
        <MoreVertical size={20} aria-hidden="true" />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <div className="grid gap-2">
          <ButtonLink variant="brand" to={paths.editProduct(id)}>
            Edit
          </ButtonLink>
          <Button onClick={then(toggleStock)}>{stockWords}</Button>
          <Button onClick={then(() => change(hideChange(id, true)))}>Hide from buyers</Button>
        </div>
      </Dialog>
    </div>
  );
}
