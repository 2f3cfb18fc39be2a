import { useEffect, useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';

const printedPixels = 1024;

/** The library is 10 kB that nobody else needs. */
async function drawQrCode(link: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(link, { width: printedPixels, margin: 2, errorCorrectionLevel: 'M' });
}

/** The shop link as a QR code, large enough to be printed. Its place is kept free until it is there. */
export function ShopQrCode({ handle, link }: { handle: string; link: string }) {
  const [image, setImage] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws again
  useEffect(() => {
    let left = false;
    setFailed(false);
    drawQrCode(link).then(
      (drawn) => !left && setImage(drawn),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [link, attempt]);
  return (
    <div className="grid justify-items-center gap-1">
      <span className="qr">
        {image && (
          <img
            className="size-full"
            src={image}
            width={160}
            height={160}
            alt={`QR code that opens the shop of @${handle}`}
          />
        )}
        {failed && <Button onClick={() => setAttempt(attempt + 1)}>Show QR code</Button>}
      </span>
      <a
        className="button button-text"
        href={image ?? undefined}
        aria-disabled={image === null || undefined}
        download={`${handle}-shop-qr.png`}
      >
        Save QR code
      </a>
    </div>
  );
}
