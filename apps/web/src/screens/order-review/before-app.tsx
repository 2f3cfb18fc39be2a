import type { PageShop } from '@app/contracts/addresses/pages';
import { chatWith } from '#web/features/chat/chat.ts';
import { shopMessage } from '#web/features/chat/chat-message.ts';
import { askedTitle, askedWords } from '#web/features/orders/order.messages.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import sentBeforeApp from './sent-before-app.ts?inline-script';

export const sentScript = sentBeforeApp;

/** Most phones have the app before these words are there. */
const late = '.late{animation:late 5s}@keyframes late{from,to{visibility:hidden}}';

/**
 * Until the app knows what this browser holds. The app never draws it: it leaves what the server wrote as it is, and takes
 * it away.
 */
export const BeforeApp = ({ shop }: { shop: PageShop }) =>
  import.meta.env.SSR ? (
    <div className="grid grid-cols-1 gap-3">
      <Waiting shop={shop} />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: so React looks at nothing inside
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );

/** The inline script shows what was sent, in the words of `OpenedInWhatsapp`. */
function Waiting({ shop }: { shop: PageShop }) {
  const chat = chatWith(shop, shopMessage(shop.handle, shop.shopLink));
  return (
    <>
      <div className="needs-script grid grid-cols-1 gap-3">
        <p className="text-muted">Opening your basket …</p>
        <style>{late}</style>
        <p className="late">The internet is slow. Your basket is safe on this phone.</p>
        {chat.kind === 'direct' && (
          <a className="late button button-quiet" href={chat.href} data-tap="whatsapp" rel="nofollow">
            <Icon name="chat" />
            Chat with the seller
          </a>
        )}
      </div>
      <div id="sent-before-app" className="grid grid-cols-1 gap-3" hidden>
        <div>
          <h2 className="leading-tight font-bold">{askedTitle(shop)}</h2>
          <p id="sent-summary" className="mt-1 text-muted" />
        </div>
        {chat.kind === 'direct' && (
          <a id="sent-again" className="button button-chat" href={chat.href} data-tap="whatsapp" rel="nofollow">
            <Icon name="chat" />
            Open in WhatsApp again
          </a>
        )}
        <p>{askedWords}</p>
        <a id="sent-order" className="button button-quiet" href={paths.myOrders}>
          See your order
        </a>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, always the same, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: sentScript }} />
    </>
  );
}
