import { QueryClientProvider } from '@tanstack/react-query';
import { LayoutDashboard, MoreVertical } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { ProductMenu } from '#web/features/catalog/owner/product-menu.tsx';
import {
  type Change,
  stockChange,
  useChangeProduct,
  useTellThem,
} from '#web/features/catalog/owner/use-change-product.ts';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Toggle } from '#web/ui/seller/fields/toggle.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { showText } from '#web/ui/seller/toasts.tsx';

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

/** The same switch and menu as on the dashboard. */
function Controls({ handle, card }: CardControlsProps) {
  const { id, title, soldOut } = card;
  const { revalidate } = useRevalidator();
  const tell = useTellThem();
  const { pendingId, change } = useChangeProduct(handle, (changed, changes) => {
    tell.offer(changed, changes);
    revalidate();
  });
  const [wanted, setWanted] = useState<boolean | null>(null);
  // Show the tap at once.
  const isOn = wanted ?? !soldOut;
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
      <CardMenu handle={handle} card={card} onChange={change} />
      {tell.window}
    </div>
  );
}

/** The menu comes with the first tap: visitors' scripts would name it, and the switches come with every card. */
function CardMenu({ handle, card, onChange }: CardControlsProps & { onChange: (change: Change) => void }) {
  const { id, number, title } = card;
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [Menu, setMenu] = useState<typeof ProductMenu | null>(null);
  const openMenu = async () => {
    setOpen(true);
    try {
      const loaded = await import('#web/features/catalog/owner/product-menu.tsx');
      setMenu(() => loaded.ProductMenu);
    } catch {
      setOpen(false);
      showText('Failed to load the menu. Please try again.');
    }
  };
  return (
    <>
      <Button
        className="button-round -mr-3 flex-none"
        variant="text"
        aria-label={`More for ${title}`}
        onClick={openMenu}
      >
        <MoreVertical size={20} aria-hidden="true" />
      </Button>
      {Menu ? (
        <Menu
          handle={handle}
          product={{ id, number, title, hidden: false, hiddenBySupport: false, isGone: false }}
          open={open}
          onOpenChange={setOpen}
          onEdit={() => navigate(paths.editProduct(id))}
          onChange={onChange}
        >
          <div className="menu-group">
            <Link className="menu-item" to={withQuery(paths.dashboard, { search: String(number) })} discover="none">
              <LayoutDashboard size={20} className="flex-none text-muted" aria-hidden="true" />
              More on the dashboard
            </Link>
          </div>
        </Menu>
      ) : (
        <Dialog open={open} onOpenChange={setOpen} title={`No. ${number} ${title}`}>
          <Skeletons label="Loading the menu" looks={['h-60']} className="grid" />
        </Dialog>
      )}
    </>
  );
}
