import type { PageShop } from '@app/contracts/addresses/pages';
import { seeTheGoodsFirst } from '#web/features/catalog/seller-identity.tsx';
import { chatWith } from '#web/features/chat/chat.ts';
import { shopMessage } from '#web/features/chat/chat-message.ts';
import { askedTitle, askedWords } from '#web/features/orders/order.messages.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import sentBeforeApp from './sent-before-app.ts?inline-script';

export const sentScript = sentBeforeApp;

const html = import.meta.env.SSR ? sentBeforeApp : '';

/** Most phones have the app before these words are there. */
const late = '.late{visibility:hidden;animation:late 0s 5s forwards}@keyframes late{to{visibility:visible}}';

/** Until the app knows what this browser holds. The inline script shows what was sent, in the words of `OpenedInWhatsapp`. */
export function BeforeApp({ shop }: { shop: PageShop }) {
  const chat = chatWith(shop, shopMessage(shop.handle, shop.shopLink));
  return (
    <>
      <div className="needs-script grid grid-cols-1 gap-4" suppressHydrationWarning>
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
      <div id="sent-before-app" className="grid grid-cols-1 gap-4" hidden suppressHydrationWarning>
        <div>
          <h2 className="text-lg leading-tight font-bold">{askedTitle(shop)}</h2>
          {/* Written by the script, and left by React because it is html. */}
          <p
            id="sent-summary"
            className="mt-1 text-muted"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        </div>
        {shop.unconfirmed && <p className="notice">{seeTheGoodsFirst}</p>}
        {chat.kind === 'direct' && (
          <a
            id="sent-again"
            className="button button-chat"
            href={chat.href}
            data-tap="whatsapp"
            rel="nofollow"
            suppressHydrationWarning
          >
            <Icon name="chat" />
            Open in WhatsApp again
          </a>
        )}
        <p>{askedWords}</p>
        <a id="sent-order" className="button button-quiet" href={paths.myOrders} suppressHydrationWarning>
          See your order
        </a>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, always the same, allowed by its hash */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
