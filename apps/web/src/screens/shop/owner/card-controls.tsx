import { QueryClientProvider } from '@tanstack/react-query';
import { MoreVertical } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  hideChange,
  stockChange,
  useChangeProduct,
  useTellThem,
} from '#web/features/catalog/owner/use-change-product.ts';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Toggle } from '#web/ui/seller/fields/toggle.tsx';

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

/** The same switch as on the dashboard, and a menu for what is seldom done from here. */
function Controls({ handle, card: { id, title, soldOut } }: CardControlsProps) {
  const { revalidate } = useRevalidator();
  const tell = useTellThem();
  const { pendingId, change } = useChangeProduct(handle, (changed, changes) => {
    tell.offer(changed, changes);
    revalidate();
  });
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<boolean | null>(null);
  // Show the tap at once.
  const isOn = wanted ?? !soldOut;
  const hide = () => {
    setOpen(false);
    change(hideChange(id, true));
  };
  return (
    <div className="card-controls">
      <Toggle
        // One name whether on or off; the eye reads the state.
        label={
          <>
            <span aria-hidden="true">{isOn ? 'Available' : 'Sold out'}</span>
            <span className="sr-only">Available: {title}</span>
          </>
        }
        checked={isOn}
        disabled={pendingId === id}
        onChange={async (forSale) => {
          setWanted(forSale);
          await change(stockChange(id, !forSale));
          setWanted(null);
        }}
      />
      <Button
        className="button-round -mr-3 flex-none"
        variant="text"
        aria-label={`More for ${title}`}
        onClick={() => setOpen(true)}
      >
        <MoreVertical size={20} aria-hidden="true" />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <div className="grid gap-2">
          <ButtonLink to={paths.editProduct(id)}>Edit</ButtonLink>
          <Button onClick={hide}>Hide from buyers</Button>
        </div>
      </Dialog>
      {tell.window}
    </div>
  );
}
