import type { PageShop } from '@app/contracts/addresses/pages';
import { chatWith, type OpenChat } from '#web/features/chat/chat.ts';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { shopMessage } from '#web/features/chat/chat-message.ts';
import { useFocusNear } from '#web/lib/browser/use-focus-near.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import type { Reservation } from '#web/screens/order-review/reservation/use-reservation.ts';

interface SendBarProps {
  shop: PageShop;
  phase: Reservation['phase'];
  failure: unknown;
  onTryAgain: () => void;
  price: string;
  /** With the whole text; null without anything to order. */
  chat: OpenChat | null;
  onSend: (chat: OpenChat) => void;
}

/** At the bottom of the screen. No error and no limit takes the way to the chat. */
export function SendBar({ shop, phase, failure, onTryAgain, price, chat, onSend }: SendBarProps) {
  const { near, onClickCapture } = useFocusNear<HTMLDivElement>();
  const trouble = troubleWords(phase, failure);
  const onTap = chat ? () => onSend(chat) : undefined;
  return (
    <>
      <div
        ref={near}
        tabIndex={-1}
        role="status"
        className={trouble ? undefined : 'sr-only'}
        onClickCapture={onClickCapture}
      >
        {trouble && <p className="notice">{trouble}</p>}
        {trouble && phase === 'failed' && (
          <button type="button" className="button button-quiet" onClick={onTryAgain}>
            Try again
          </button>
        )}
      </div>
      {chat?.kind === 'share' && (
        <>
          <p className="text-sm text-muted">
            Seller hasn't added their WhatsApp number yet. You can still share this message!
          </p>
          <a className="button button-quiet" href={chat.href} data-tap="whatsapp" rel="nofollow" onClick={onTap}>
            Share on WhatsApp
          </a>
        </>
      )}
      <div className="chat-bar no-print">
        <div className="wrap grid gap-2 md:max-w-md md:px-0">
          <ChatButton
            chat={chat ?? chatWith(shop, shopMessage(shop.handle, shop.shopLink))}
            label={chat ? 'Send on WhatsApp' : 'Chat on WhatsApp'}
            about={chat ? price : null}
            onClick={onTap}
          />
        </div>
      </div>
    </>
  );
}

function troubleWords(phase: Reservation['phase'], failure: unknown): string | null {
  if (phase === 'closed')
    return 'This shop takes no orders right now. You can still send it: everything is in the message, at the prices you saw.';
  if (phase !== 'failed' || failure === null) return null;
  const isOffline = failure instanceof ApiError && failure.isNetworkError;
  return `${isOffline ? 'Without the network we' : 'We'} could not check the prices. You can still send it: everything is in the message, at the prices you saw.`;
}
