import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Chat } from './chat.ts';

/** The one green button. Same tab and a plain link: in-app browsers block everything cleverer. */
export function ChatButton({ chat, label }: { chat: Chat; label: string }) {
  if (chat.kind === 'closed') return <ChatClosed handle={chat.handle} />;
  return (
    <a className="button button-chat" href={chat.href} data-tap="whatsapp" rel="nofollow">
      <Icon name="chat" />
      {chat.kind === 'direct' ? label : 'Share on WhatsApp'}
    </a>
  );
}

function ChatClosed({ handle }: { handle: string }) {
  return (
    <p className="flex gap-2 text-sm text-muted">
      <Icon name="info" />
      Chat opens when @{handle} has confirmed this shop. Until then, please write to the seller on TikTok.
    </p>
  );
}

/** Under the button: what helps when it opens nothing, because nobody knows that of every in-app browser. */
export function ChatFallback({ chat, compact = false }: { chat: Chat; compact?: boolean }) {
  if (chat.kind === 'closed') return null;
  if (chat.kind === 'share')
    return (
      <p className="mt-1 text-center text-sm text-muted">
        Seller hasn't added their WhatsApp number yet. You can still share this message!
      </p>
    );
  return (
    <div
      className={`flex flex-wrap items-center gap-x-2 ${compact ? 'justify-center md:justify-between' : 'mt-1 justify-between'}`}
    >
      <span className="text-sm font-semibold whitespace-nowrap select-all">{chat.numberForPeople}</span>
      <span className="flex">
        <CopyButton text={chat.number} done="Number copied">
          Copy number
        </CopyButton>
        <CopyButton text={chat.message} done="Message copied">
          Copy message
        </CopyButton>
      </span>
    </div>
  );
}
