import { QueryClientProvider } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
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

export default function CardControls(props: CardControlsProps) {
  return (
    // The owner's panel brings the toaster.
    <QueryClientProvider client={queryClient()}>
      <Controls {...props} />
    </QueryClientProvider>
  );
}

function Controls({ handle, card: { id, title, soldOut } }: CardControlsProps) {
  const { revalidate } = useRevalidator();
  const { pendingId, change } = useChangeProduct(handle, revalidate);
  const [open, setOpen] = useState(false);
  const then = (what: () => void) => () => {
    setOpen(false);
    what();
  };
  return (
    <div className="card-controls">
      <Button className="w-full px-2" pending={pendingId === id} onClick={() => setOpen(true)}>
        {soldOut ? 'Sold out' : 'Available'}
        <span className="sr-only">: change {title}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <div className="grid gap-2">
          <Button variant="brand" onClick={then(() => change(stockChange(id, !soldOut)))}>
            {soldOut ? 'Mark as for sale' : 'Mark as sold out'}
          </Button>
          <ButtonLink to={paths.editProduct(id)}>Edit</ButtonLink>
          <Button onClick={then(() => change(hideChange(id, true)))}>Hide from buyers</Button>
        </div>
      </Dialog>
    </div>
  );
}
