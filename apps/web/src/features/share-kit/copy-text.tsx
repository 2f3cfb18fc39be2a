import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { copyText } from '#web/ui/seller/fields/copy-field.tsx';

/** A text and its copy button. What came of a tap is said here: a message would lie over the buttons. */
export function CopyText({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid((await copyText(text)) ? 'Copied' : 'Failed to copy. Press and hold the text to copy it.');
  return (
    <>
      <p className="kit-text">{text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          Copy
        </Button>
        <p className="text-sm font-semibold" role="status">
          {said}
        </p>
      </div>
    </>
  );
}
