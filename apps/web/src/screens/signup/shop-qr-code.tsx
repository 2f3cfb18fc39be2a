import { QrPicture, useQrCode } from '#web/ui/seller/qr-code.tsx';

/** The shop link as a QR code, to be shown or printed. */
export function ShopQrCode({ handle, link }: { handle: string; link: string }) {
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
