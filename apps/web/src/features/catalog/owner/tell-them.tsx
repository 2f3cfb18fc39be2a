import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useState } from 'react';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { TextAreaField } from '#web/ui/seller/fields/text-field.tsx';
import { SendText } from '#web/ui/seller/send-text.tsx';
import { askedWords, backText } from './asked-back.ts';

/** A text for those who asked for what is back, which its seller may change before it is sent. */
export function TellThem({ product, onClose }: { product: OwnerProduct; onClose: () => void }) {
  const [text, setText] = useState(() => backText(product));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Tell those who asked"
      description={`${askedWords(product.askedBack)}. Their messages are in your WhatsApp. We keep no numbers.`}
    >
      <SendText text={text}>
        <TextAreaField label="Text to send" name="text" rows={6} value={text} onType={setText} />
      </SendText>
    </Dialog>
  );
}
