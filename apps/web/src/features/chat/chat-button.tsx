import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Chat } from './chat.ts';

/** WhatsApp, or TikTok without a number. A plain link in the same tab: in-app browsers block the rest. */
export function ChatButton({ chat, label, about }: { chat: Chat; label: string; about?: string | null }) {
  if (chat.kind !== 'direct')
    return (
      <TiktokLink handle={chat.handle} look="button-brand w-full">
        <span className="leading-tight">
          Ask the seller on TikTok
          <small className="block leading-none">{whyNoChat[chat.kind]}</small>
        </span>
      </TiktokLink>
    );
  return (
    <a className="button button-chat" href={chat.href} data-tap="whatsapp" rel="nofollow">
      <Icon name="chat" />
      <span className="leading-tight">
        {label}
        {about && <small className="block leading-none">{about}</small>}
      </span>
    </a>
  );
}

const whyNoChat = { share: 'No WhatsApp number yet', closed: 'WhatsApp opens when it is confirmed' };

/** To the seller's profile; the tap is counted. */
export function TiktokLink({ handle, look, children }: { handle: string; look: string; children: ReactNode }) {
  return (
    <a className={`button ${look}`} href={paths.tiktokProfile(handle)} data-tap="tiktok" rel="nofollow noopener">
      {children}
    </a>
  );
}

/** Of a shop that has nothing to chat about yet. */
export const FollowOnTiktok = ({ handle }: { handle: string }) => (
  <TiktokLink handle={handle} look="button-brand">
    Follow on TikTok
  </TiktokLink>
);

export const seeItFirst = 'Look at it first. Pay after.';

/** Alternatives beside the button, because some in-app browsers open nothing. */
export function ChatDetails({ chat }: { chat: Chat }) {
  if (chat.kind === 'closed')
    return (
      <p className="flex gap-2 text-sm">
        <Icon name="info" />
        Chat opens when @{chat.handle} has confirmed this shop. Until then, please write to the seller on TikTok.
      </p>
    );
  if (chat.kind === 'share')
    return (
      <>
        <p className="text-sm text-muted">
          Seller hasn't added their WhatsApp number yet. You can still share this message!
        </p>
        <blockquote className="mt-2 border-l-2 border-line pl-3 text-sm wrap-anywhere">
          {chat.message.split('\n')[0]}
        </blockquote>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton className="button-quiet" text={chat.message} done="Message copied">
            Copy message
          </CopyButton>
          <a className="button button-quiet" href={chat.href} data-tap="whatsapp" rel="nofollow">
            Share on WhatsApp
          </a>
        </div>
      </>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <span className="text-sm font-semibold whitespace-nowrap select-all">{chat.numberForPeople}</span>
      {chat.sms !== null && (
        <span className="flex gap-2">
          <a className="button button-quiet" href={`tel:${chat.number}`}>
            Call
          </a>
          <a className="button button-quiet" href={`sms:${chat.number}?body=${encodeURIComponent(chat.sms)}`}>
            SMS
          </a>
        </span>
      )}
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
