import { useQuery } from '@tanstack/react-query';
import { ImagePlus, Link2, PenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { newOrdersQuery } from '#web/features/orders/own-orders.api.ts';
import { useDialogAddress } from '#web/lib/address/use-dialog-address.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';

export type WayToAdd = 'caption' | 'links' | 'photo';

/** Beside the dashboard's heading. All ways are windows of the dashboard, by its address. */
export function AddProduct() {
  const [isOpen, setOpen] = useState(false);
  const { open } = useDialogAddress('edit', 'add');
  const isSecond = useMoreUrgent();
  return (
    <>
      <Button variant={isSecond ? 'quiet' : 'brand'} className="flex-none" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        Add
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Add to your shop"
        description="New videos with #TRACK in the caption come by themselves."
      >
        <WaysToAdd
          onAdd={(way) => {
            setOpen(false);
            open('add', way);
          }}
        />
      </Dialog>
    </>
  );
}

/** A missing number, new orders and open questions are answered first; each has a strong button of its own. */
function useMoreUrgent(): boolean {
  const user = useUser();
  const handle = user?.shopHandle ?? '';
  const { data: newOrders = 0 } = useQuery({ ...newOrdersQuery(handle), enabled: false }, queryClient());
  const { data: shop } = useQuery({ ...ownShopQuery(handle), enabled: false }, queryClient());
  return user?.phoneNumber === null || newOrders > 0 || (shop?.counts.needsHand ?? 0) > 0;
}

const ways = [
  { way: 'caption', icon: PenLine, name: 'Write a caption', about: 'See its card before you post' },
  { way: 'links', icon: Link2, name: 'Add older videos', about: 'Paste their TikTok links' },
  { way: 'photo', icon: ImagePlus, name: 'Add a product', about: 'With your own photos, without a video' },
] as const;

export function WaysToAdd({ onAdd }: { onAdd: (way: WayToAdd) => void }) {
  return (
    <div className="menu-group">
      {ways.map(({ way, icon: Icon, name, about }) => (
        <button key={way} type="button" className="menu-item" onClick={() => onAdd(way)}>
          <Icon size={20} className="flex-none text-brand" aria-hidden="true" />
          <span className="min-w-0">
            <b className="block font-semibold">{name}</b>
            <span className="block text-sm text-muted">{about}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
