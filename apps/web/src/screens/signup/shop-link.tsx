import { Share2 } from 'lucide-react';
import { whatsappLink } from '#web/features/chat/whatsapp-link.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { QrPicture, useQrCode } from '#web/ui/seller/qr-code.tsx';

export function ShopLink({ handle, link }: { handle: string; link: string }) {
  return (
    <div className="panel grid gap-4">
      {/* In full: the field is too narrow on a phone. */}
      <p className="text-lg leading-tight font-bold break-all text-brand">{link.replace(/^https?:\/\//, '')}</p>
      <CopyField label="Your shop link" value={link} />
      <ShareShop link={link} />
      <ShopQrCode handle={handle} link={link} />
    </div>
  );
}

const invitation = 'This is my shop. Look and order on WhatsApp:';

/** By the phone's list of apps, else by WhatsApp. */
function ShareShop({ link }: { link: string }) {
  if (typeof navigator.share !== 'function')
    return (
      <a
        className="button button-quiet"
        href={whatsappLink(null, `${invitation}\n${link}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Share2 size={18} aria-hidden="true" />
        Share on WhatsApp
      </a>
    );
  // Closing the list of apps is no failure.
  const share = () => navigator.share({ text: invitation, url: link }).catch(() => {});
  return (
    <Button onClick={share}>
      <Share2 size={18} aria-hidden="true" />
      Share
    </Button>
  );
}

function ShopQrCode({ handle, link }: { handle: string; link: string }) {
  const code = useQrCode(link);
  return (
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
  );
}
