import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Chat } from './chat.ts';

interface ChatButtonProps {
  chat: Chat;
  label: string;
  about?: string | null;
  /** Said where there is nothing to say of the chat, after the first one of a browser (ui.css). */
  hint?: string;
  /** Of a sold-out product, to count who waits for it: the chosen size, '' for none. */
  back?: string | undefined;
  /** What comes before the way to TikTok. */
  shareAbout?: string | undefined;
  /** With the tap. */
  onClick?: (() => void) | undefined;
}

/** WhatsApp, or TikTok without a number. A plain link in the same tab: in-app browsers block the rest. */
export function ChatButton({ chat, label, about, hint, back, shareAbout, onClick }: ChatButtonProps) {
  if (chat.kind !== 'direct')
    return (
      <TiktokLink
        handle={chat.handle}
        look="button-brand w-full"
        message={chat.kind === 'share' ? chat.message : undefined}
        onClick={onClick}
      >
        <span className="leading-tight">
          {chat.kind === 'share' ? (
            <>
              <CopyAndAsk />
              <small className="block leading-none">{shareAbout ?? 'There, tap Message and paste it'}</small>
            </>
          ) : (
            `Ask @${chat.handle} on TikTok`
          )}
        </span>
      </TiktokLink>
    );
  return (
    <a
      className="button button-chat"
      href={chat.href}
      data-tap="whatsapp"
      data-back={back}
      data-calls={chat.sms === null ? undefined : true}
      rel="nofollow"
      onClick={onClick}
    >
      <Icon name="chat" />
      <span className="leading-tight">
        {label}
        {(about || hint) && (
          <small className={about ? 'block leading-none' : 'block leading-none chat-hint'}>{about || hint}</small>
        )}
      </span>
    </a>
  );
}

const askOnTiktok = 'Ask the seller on TikTok';

/** Without scripts nothing is copied. */
const CopyAndAsk = () => (
  <>
    <span className="needs-script">Copy message and open TikTok</span>
    <noscript>{askOnTiktok}</noscript>
  </>
);

interface TiktokLinkProps {
  handle: string;
  look: string;
  /** Copied with the tap, because TikTok takes no text from a link. */
  message?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** To the seller's profile; the tap is counted. */
export function TiktokLink({ handle, look, message, onClick, children }: TiktokLinkProps) {
  return (
    <a
      className={`button ${look}`}
      href={paths.tiktokProfile(handle)}
      data-tap="tiktok"
      data-copy={message}
      data-done={message && 'Message copied'}
      rel="nofollow noopener"
      onClick={onClick}
      // The inline script says there that it copied.
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}

/** Of a shop that has nothing to chat about yet. */
export const FollowOnTiktok = ({ handle, look = 'button-brand' }: { handle: string; look?: string }) => (
  <TiktokLink handle={handle} look={look}>
    <span className="leading-tight">
      See the videos
      <small className="block leading-none">Follow on TikTok</small>
    </span>
  </TiktokLink>
);

export const seeItFirst = 'Look at it first. Pay after.';

/** Alternatives beside the button, because some in-app browsers open nothing. */
export function ChatDetails({ chat }: { chat: Chat }) {
  // The notice of the unconfirmed shop says why.
  if (chat.kind === 'closed') return null;
  if (chat.kind === 'share') return <WithoutNumber chat={chat} />;
  return (
    <>
      <p className="mb-1 text-sm font-semibold whitespace-nowrap select-all">{chat.numberForPeople}</p>
      <div className="grid grid-cols-2 items-center gap-2 text-sm">
        {chat.sms !== null && (
          <>
            <a className="button button-quiet" href={`tel:${chat.number}`}>
              Call
            </a>
            <a className="button button-quiet" href={`sms:${chat.number}?body=${encodeURIComponent(chat.sms)}`}>
              SMS
            </a>
          </>
        )}
        <CopyButton className="button-quiet px-1" text={chat.number} done="Number copied">
          Copy number
        </CopyButton>
        <CopyButton className="button-quiet px-1" text={chat.message} done="Message copied">
          Copy message
        </CopyButton>
      </div>
    </>
  );
}

/** Of a seller whose number is not here. */
function WithoutNumber({ chat }: { chat: Extract<Chat, { kind: 'share' }> }) {
  return (
    <>
      <p className="text-sm">
        No WhatsApp number here. The button below copies this message and opens TikTok. There, tap Message, paste it and
        send it:
      </p>
      <MessageWords message={chat.message} />
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

/** What the chat begins with, without the address at its end. */
export const MessageWords = ({ message }: { message: string }) => (
  <blockquote className="mt-2 border-l-2 border-line pl-3 text-sm wrap-anywhere">{message.split('\n')[0]}</blockquote>
);
