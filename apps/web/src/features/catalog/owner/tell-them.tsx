import type { OwnerProduct, UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { whatsappLink } from '@app/contracts/messages/message-text';
import { Copy, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { copyText } from '#web/ui/seller/fields/copy-field.tsx';
import { TextAreaField } from '#web/ui/seller/fields/text-field.tsx';
import { askedWords, backText } from './asked-back.ts';

interface TellThem {
  /** Opens the window after a change that brought back what buyers wait for, and closes it after Undo. */
  offer: (changed: OwnerProduct, changes: UpdateProductBody) => void;
  open: (product: OwnerProduct) => void;
  window: ReactNode;
}

/** The window with a text for those who asked. It belongs where it outlives the row: a product for sale leaves the list "Sold out". */
export function useTellThem(): TellThem {
  const [product, setProduct] = useState<OwnerProduct | null>(null);
  return {
    offer: (changed, { availability }) => {
      if (availability) setProduct(availability === 'available' && changed.askedBack.length > 0 ? changed : null);
    },
    open: setProduct,
    window: product && <TellThemDialog product={product} onClose={() => setProduct(null)} />,
  };
}

/** What came of a tap is said here: a message would lie over the buttons. */
function TellThemDialog({ product, onClose }: { product: OwnerProduct; onClose: () => void }) {
  const [text, setText] = useState(() => backText(product));
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid((await copyText(text)) ? 'Copied' : 'Failed to copy. Press and hold the text to copy it.');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Tell those who asked"
      description={`${askedWords(product.askedBack)}. Their messages are in your WhatsApp. We keep no numbers.`}
    >
      <div className="grid grid-cols-1 gap-3">
        <TextAreaField label="Text to send" name="text" value={text} onType={setText} />
        <div className="grid grid-cols-2 gap-2">
          <a
            className="button button-brand px-3"
            href={whatsappLink(null, text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle size={18} aria-hidden="true" />
            WhatsApp
          </a>
          <Button onClick={copy}>
            <Copy size={18} aria-hidden="true" />
            Copy
          </Button>
        </div>
        <p className="text-sm font-semibold empty:hidden" role="status">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
