import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { ShareKit } from '#web/features/share-kit/share-kit.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { ShopLink } from './shop-link.tsx';

interface ShareDialogProps {
  user: ShopOwner;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Link, QR code, pictures and texts of the shop, one tap away from each of the seller's screens. */
export function ShareDialog({ user, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share your shop"
      {...(user.handleCheck && { description: 'Buyers can open it as soon as TikTok shows your handle.' })}
    >
      <div className="grid grid-cols-1 gap-6">
        <ShopLink handle={user.handle} link={user.shopLink} />
        {/* While TikTok has not shown the handle, what it leads to is no page. */}
        {user.handleCheck === null && <ShareKit subject={{ handle: user.shopHandle, product: null }} />}
      </div>
    </Dialog>
  );
}
