import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const printedPixels = 1024;

/** The library is 10 kB that only this needs. */
async function drawQrCode(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, { width: printedPixels, margin: 2, errorCorrectionLevel: 'M' });
}

interface QrCode {
  /** As an image's address, large enough to print; null until it is drawn. */
  image: string | null;
  failed: boolean;
  retry: () => void;
}

export function useQrCode(text: string): QrCode {
  const [image, setImage] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws again
  useEffect(() => {
    let left = false;
    setFailed(false);
    drawQrCode(text).then(
      (drawn) => !left && setImage(drawn),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [text, attempt]);
  return { image, failed, retry: () => setAttempt(attempt + 1) };
}

export function QrPicture({ code, alt }: { code: QrCode; alt: string }) {
  return (
    <span className="qr">
      {code.image && <img className="size-full" src={code.image} width={160} height={160} alt={alt} />}
      {code.failed && <Button onClick={code.retry}>Show QR code</Button>}
    </span>
  );
}
