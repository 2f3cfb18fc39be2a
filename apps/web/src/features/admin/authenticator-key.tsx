import { CopyField } from '#web/ui/seller/fields/copy-field.tsx';
import { QrPicture, useQrCode } from '#web/ui/seller/qr-code.tsx';

/** The secret of a second factor, for an authenticator app. Kept in memory only. */
export function AuthenticatorKey({ secret, otpauthUrl }: { secret: string; otpauthUrl: string }) {
  const qr = useQrCode(otpauthUrl);
  return (
    <>
      <p>
        Scan the code with an authenticator app, for example Google Authenticator or Aegis. Or type the key into it.
      </p>
      <QrPicture code={qr} alt="QR code for your authenticator app" />
      <a className="button button-quiet justify-self-start md:hidden" href={otpauthUrl}>
        Open it in the app on this phone
      </a>
      <CopyField
        label="Key to type"
        value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        done="Key copied"
        failed="Failed to copy the key"
      />
    </>
  );
}
