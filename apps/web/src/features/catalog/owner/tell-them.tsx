import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { whatsappLink } from '@app/contracts/messages/message-text';
import { Copy, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { copyText } from '#web/ui/seller/fields/copy-field.tsx';
import { TextAreaField } from '#web/ui/seller/fields/text-field.tsx';
import { askedWords, backText } from './asked-back.ts';

/** A text for those who asked for what is back. What came of a tap is said here: a message would lie over the buttons. */
export function TellThem({ product, onClose }: { product: OwnerProduct; onClose: () => void }) {
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
        <TextAreaField label="Text to send" name="text" rows={6} value={text} onType={setText} />
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
