import { ImagePlus, Link2, PenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDialogAddress } from '#web/lib/address/use-dialog-address.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';

export type WayToAdd = 'caption' | 'links' | 'photo';

/** Beside the dashboard's heading. All ways are windows of the dashboard, by its address. */
export function AddProduct() {
  const [isOpen, setOpen] = useState(false);
  const { open } = useDialogAddress('edit', 'add');
  // Without a number nothing is as urgent as that.
  const hasNumber = useUser()?.phoneNumber !== null;
  return (
    <>
      <Button variant={hasNumber ? 'brand' : 'quiet'} className="flex-none" onClick={() => setOpen(true)}>
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
