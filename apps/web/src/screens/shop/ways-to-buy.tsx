import type { PageShop } from '@app/contracts/addresses/pages';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton, ChatDetails, seeItFirst } from '#web/features/chat/chat-button.tsx';
import { searchMessage, shopMessage } from '#web/features/chat/chat-message.ts';
import { OwnerBarSlot } from './owner-slots.tsx';

/** The chat about the whole shop. */
export const chatOf = (shop: PageShop, asksPrices = false) =>
  chatWith(shop, shopMessage(shop.handle, shop.shopLink, asksPrices));

interface WaysToBuyProps {
  shop: PageShop;
  cards: ProductCardData[];
  /** Nothing in the shop has a price: its chats ask for them. */
  asksPrices: boolean;
}

/** A chat is offered only if the shop has a number. */
export function WaysToBuy({ shop, cards, asksPrices }: WaysToBuyProps) {
  const chat = chatOf(shop, asksPrices);
  if (chat.kind === 'closed') return null;
  const exampleNumber = cards.length > 0 && cards.length < 7 ? cards[0]?.number : 7;
  return (
    <section className="wrap for-buyers pb-4">
      <div className="panel">
        {chat.kind === 'direct' && (
          <>
            <h2 className="text-lg leading-tight font-bold">Ready to buy?</h2>
            <p className="mt-1">Chat directly with the seller</p>
            <p className="mt-1 text-sm text-muted">
              Say the number on the picture, for example "{asksPrices ? 'How much is' : 'I want'} number {exampleNumber}
              ". {seeItFirst}
            </p>
          </>
        )}
        <ChatDetails chat={chat} />
      </div>
    </section>
  );
}

/** The bottom bar: the chat, or the owner's navigation. In an empty shop a visitor has nothing to chat about. */
export function ShopBar({
  shop,
  isOwner,
  search,
  asksPrices,
}: {
  shop: PageShop;
  isOwner: boolean;
  search: string | undefined;
  asksPrices: boolean;
}) {
  const chat = search ? chatWith(shop, searchMessage(search, shop.shopLink)) : chatOf(shop, asksPrices);
  const hasChat = shop.productCount > 0;
  if (!hasChat && !isOwner) return null;
  return (
    <div className="chat-bar no-print">
      {hasChat && (
        <div className="wrap md:max-w-md">
          <ChatButton
            chat={chat}
            label={asksPrices ? 'Ask prices on WhatsApp' : 'Chat on WhatsApp'}
            about={search ? `Ask about "${shortened(search)}"` : shop.closed}
            hint={seeItFirst}
          />
        </div>
      )}
      <OwnerBarSlot isOwner={isOwner} />
    </div>
  );
}

/** One line of the button. */
const shortened = (search: string) => (search.length > 24 ? `${search.slice(0, 23)}…` : search);
