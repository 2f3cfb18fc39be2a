import { whatsappLink } from '@app/contracts/messages/message-text';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './fields/copy-field.tsx';

interface SendTextProps {
  text: string;
  /** What WhatsApp's links take, where one of them is too short for all of it. */
  parts?: string[];
  /** Whether nothing has to be found out before it is sent. */
  isComplete?: boolean;
  /** Shows the text. */
  children: ReactNode;
}

/** A text for others, and the ways to send it. What came of a tap is said here: a message would lie over the buttons. */
export function SendText({ text, parts = [text], isComplete = true, children }: SendTextProps) {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid((await copyText(text)) ? 'Copied' : 'Failed to copy. Press and hold the text to copy it.');
  const share = async () => {
    // Closing the sheet is no failure.
    await navigator.share({ text }).catch(() => {});
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {children}
      <div className="grid grid-cols-2 gap-2">
        {parts.map((part, index) => (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that is typed keeps its link
            key={index}
            className={`button ${isComplete ? 'button-brand' : 'button-quiet'} px-3`}
            href={whatsappLink(null, part)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle size={18} aria-hidden="true" />
            {isComplete ? 'WhatsApp' : 'Send anyway'}
            {parts.length > 1 && ` ${index + 1} of ${parts.length}`}
          </a>
        ))}
        {'share' in navigator && (
          <Button onClick={share}>
            <Share2 size={18} aria-hidden="true" />
            Share
          </Button>
        )}
        <Button onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          Copy
        </Button>
      </div>
      <p className="text-sm font-semibold empty:hidden" role="status">
        {said}
      </p>
    </div>
  );
}
