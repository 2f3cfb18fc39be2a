import { Share2 } from 'lucide-react';
import { whatsappLink } from '#web/features/chat/whatsapp-link.ts';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { QrPicture, useQrCode } from '#web/ui/seller/qr-code.tsx';
import type { ShopOwner } from './shop-owner.ts';

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
      <ShareWays handle={user.handle} link={user.shopLink} />
    </Dialog>
  );
}

const invitation = 'This is my shop. Look and order on WhatsApp:';

function ShareWays({ handle, link }: { handle: string; link: string }) {
  const code = useQrCode(link);
  return (
    <div className="grid grid-cols-1 gap-4">
      <CopyField label="Your shop link" value={link} />
      <a
        className="button button-brand"
        href={whatsappLink(null, `${invitation}\n${link}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Share2 size={18} aria-hidden="true" />
        Share on WhatsApp
      </a>
      <div className="grid justify-items-center gap-1">
        <QrPicture code={code} alt={`QR code that opens the shop of @${handle}`} />
        <a
          className="button button-text"
          href={code.image ?? undefined}
          aria-disabled={code.image === null || undefined}
          download={`${handle}-shop-qr.png`}
        >
          Save QR code
        </a>
      </div>
    </div>
  );
}
