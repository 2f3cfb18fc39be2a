import { whatsappLink } from '@app/contracts/messages/message-text';
import { Copy, Share2 } from 'lucide-react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { copyText } from '#web/ui/seller/fields/copy-field.tsx';
import { QrPicture, useQrCode } from '#web/ui/seller/qr-code.tsx';

const copiedMs = 2000;
const invitation = 'This is my shop. Look and order on WhatsApp:';

interface ShopLinkProps {
  handle: string;
  link: string;
  /** Something else on the screen is more urgent. */
  isQuiet?: boolean;
  hasCode?: boolean;
}

/** The link of a shop, to copy, to send and to print. What came of a tap is said here: a message would lie over the buttons. */
export function ShopLink({ handle, link, isQuiet = false, hasCode = true }: ShopLinkProps) {
  const id = useId();
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const isCopied = await copyText(link);
    setSaid(isCopied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    if (isCopied) timer.current = setTimeout(() => setSaid(null), copiedMs);
  };
  return (
    <section className="panel grid grid-cols-1 gap-3" aria-labelledby={id}>
      <div>
        <h2 id={id} className="font-semibold">
          Your shop link
        </h2>
        <p className="leading-tight font-bold wrap-anywhere text-brand">
          <BetweenParts of={link.replace(/^https?:\/\//, '')} />
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button variant={isQuiet ? 'quiet' : 'brand'} onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          {said === 'copied' ? 'Copied' : 'Copy'}
        </Button>
        <a
          className="button button-quiet"
          href={whatsappLink(null, `${invitation}\n${link}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Share2 size={18} aria-hidden="true" />
          WhatsApp
        </a>
      </div>
      <p className={`text-sm font-semibold empty:hidden ${said === 'failed' ? 'text-danger' : ''}`} role="status">
        {said === 'copied' && 'Shop link copied to clipboard!'}
        {said === 'failed' && 'Failed to copy link'}
      </p>
      {hasCode && <ShopQrCode handle={handle} link={link} />}
    </section>
  );
}

/** A long address breaks where its parts end. */
const BetweenParts = ({ of: address }: { of: string }) =>
  (address.match(/[^/._]*[/._]|[^/._]+/g) ?? []).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat, and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function ShopQrCode({ handle, link }: { handle: string; link: string }) {
  const code = useQrCode(link);
  return (
    <div className="shop-qr flex items-center gap-4">
      <QrPicture code={code} alt={`QR code that opens the shop of @${handle}`} />
      <div className="min-w-0 text-sm">
        <p className="text-muted">Show it at your stall or print it on your bags.</p>
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
