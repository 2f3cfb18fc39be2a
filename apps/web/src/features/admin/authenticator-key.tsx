import { CopySign } from '#web/features/admin/copy-sign.tsx';
import { TextAreaField } from '#web/ui/seller/fields/text-field.tsx';
import { QrPicture, useQrCode } from '#web/ui/seller/qr-code.tsx';

/** The secret of a second factor, for an authenticator app. Kept in memory only. */
export function AuthenticatorKey({ secret, otpauthUrl }: { secret: string; otpauthUrl: string }) {
  const qr = useQrCode(otpauthUrl);
  return (
    <>
      <a className="button button-brand md:hidden" href={otpauthUrl}>
        Open in my authenticator app
      </a>
      <p>
        <span className="md:hidden">Or on another device: </span>Scan the code with an authenticator app, for example
        Google Authenticator or Aegis. Or type the key into it.
      </p>
      <QrPicture code={qr} alt="QR code for your authenticator app" />
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <TextAreaField label="Key to type" rows={2} readOnly value={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
        </div>
        <CopySign name="secret" value={secret} />
      </div>
    </>
  );
}
