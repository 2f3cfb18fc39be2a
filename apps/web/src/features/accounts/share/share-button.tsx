import type { User } from '@app/contracts/accounts/accounts.schemas';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { hasAddress } from '#web/features/accounts/shop-owner.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Link and QR code, one tap away at the top of each of the seller's screens. */
export function ShareButton({ user }: { user: User | null }) {
  const [isOpen, setOpen] = useState(false);
  const owner = user && hasAddress(user) ? user : null;
  return (
    <>
      <Button variant="text" className="px-2" onClick={() => setOpen(owner !== null)}>
        <Share2 size={18} aria-hidden="true" />
        Share
      </Button>
      {owner && <ShareDialog user={owner} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
