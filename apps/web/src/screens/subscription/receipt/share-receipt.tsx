import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showText } from '#web/ui/seller/toasts.tsx';
import { drawReceipt } from './draw-receipt.ts';

interface ShareReceiptProps {
  reference: string;
  lines: [name: string, value: string][];
}

/** The receipt as a picture: shared, or saved, and always shown, because TikTok's browser does neither. */
export function ShareReceipt({ reference, lines }: ShareReceiptProps) {
  const [shown, setShown] = useState<string | null>(null);
  const share = async () => {
    const canvas = drawReceipt(lines);
    const picture = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
    if (!picture) return showText('This browser cannot draw the picture. Take a screenshot of this page instead.');
    setShown(canvas.toDataURL('image/png'));
    const file = new File([picture], `receipt-${reference}.png`, { type: picture.type });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
    // Closing the list of apps is no failure.
    await navigator.share({ files: [file] }).catch(() => {});
  };
  return (
    <div className="no-print grid gap-3">
      <Button variant="brand" onClick={share}>
        <Share2 size={18} aria-hidden="true" />
        Share as a picture
      </Button>
      {shown && (
        <div className="grid gap-2">
          <p className="text-sm text-muted" role="status">
            Here is the picture. Press and hold it to send it or to save it.
          </p>
          <img className="panel w-full p-0" src={shown} alt={`Receipt ${reference}`} />
        </div>
      )}
    </div>
  );
}
