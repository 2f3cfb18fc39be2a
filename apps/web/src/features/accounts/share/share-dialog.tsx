import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { ShopLink } from './shop-link.tsx';

interface ShareDialogProps {
  user: ShopOwner;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Link, WhatsApp and QR code of the shop, one tap away from each of the seller's screens. */
export function ShareDialog({ user, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share your shop"
      {...(user.handleCheck && { description: 'Buyers can open it as soon as TikTok shows your handle.' })}
    >
      <ShopLink handle={user.handle} link={user.shopLink} />
    </Dialog>
  );
}
