import { Icon } from '#web/ui/icon.tsx';
import type { Chat } from './chat.ts';
import { MessageWords } from './message-words.tsx';

/** Of a seller whose number is not here, or not shown yet. */
export function WithoutNumber({ chat }: { chat: Exclude<Chat, { kind: 'direct' }> }) {
  if (chat.kind === 'closed')
    return (
      <p className="flex gap-2 text-sm">
        <Icon name="info" />
        WhatsApp opens when the seller proves that @{chat.handle} is theirs. Until then, write to them on TikTok.
      </p>
    );
  return (
    <>
      <p className="text-sm">This seller has no WhatsApp number here. Copy this message and send it on TikTok:</p>
      <MessageWords message={chat.message} />
      <ol className="mt-2 text-sm">
        <li>1. Tap the button below: your message is copied.</li>
        <li>2. On TikTok, tap Message.</li>
        <li>3. Paste it there and send it.</li>
      </ol>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">
          Share on WhatsApp with a friend
        </summary>
        <p>Seller hasn't added their WhatsApp number yet. You can still share this message!</p>
        <a className="button button-text -ml-1.5" href={chat.href} data-tap="whatsapp" rel="nofollow">
          Open WhatsApp
        </a>
      </details>
    </>
  );
}
