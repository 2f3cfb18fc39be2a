import type { PageShop } from '@app/contracts/addresses/pages';
import { useState } from 'react';
import { AddButton } from '#web/features/basket/add-button.tsx';
import { statesFees } from '#web/features/catalog/facts/stated-facts.ts';
import { OtherProducts } from '#web/features/catalog/other-products.tsx';
import { ProductSizes } from '#web/features/catalog/product-card.tsx';
import { Handle, realOwner, SellerPhoto, UnconfirmedNotice } from '#web/features/catalog/seller-identity.tsx';
import { basketChatLink, type Chat, chatWith } from '#web/features/chat/chat.ts';
import { ChatButton, ChatDetails, MessageWords, seeItFirst } from '#web/features/chat/chat-button.tsx';
import { productMessage, sizeWords } from '#web/features/chat/chat-message.ts';
import { NewContactNotice } from '#web/features/chat/new-contact-notice.tsx';
import { ratingWords } from '#web/features/reviews/review.messages.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Icon, Tick, VerifiedTick } from '#web/ui/icon.tsx';
import { lazyOwnerPart } from '#web/ui/lazy-owner-part.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Price } from '#web/ui/price.tsx';
import type { FoundProduct } from './found-product.ts';
import { playInPlace } from './play-in-place.ts';
import { StatedFacts } from './stated-facts.tsx';

const OwnerProductBar = lazyOwnerPart(() => import('./owner/owner-product-bar.tsx'));

/** The chosen size is named in every message. The owner gets own controls instead of the chat. */
export function ProductWords({ page, isOwner }: { page: FoundProduct; isOwner: boolean }) {
  const { shop, product, size, more, newContact, copy } = page;
  const [chosen, choose] = useState(size);
  const hasFees = statesFees(shop);
  const chatAbout = (one: string | null) =>
    chatWith(shop, productMessage(product, product.url, one, copy?.atMs, hasFees));
  const chat = chatAbout(chosen);
  const { sizes } = product;
  const addToBasket = 'href' in chat && !product.soldOut && (
    <AddButton className="button-quiet flex-none px-3" chatLink={chat.href}>
      Add to basket
    </AddButton>
  );
  // Without a price there is nothing to decide before the question.
  const asksFirst = chat.kind === 'direct' && product.price === null && !product.soldOut;
  const withoutNumber = chat.kind === 'share' && (
    <div className="for-buyers mt-3">
      <ChatDetails chat={chat} />
    </div>
  );
  return (
    <div className="wrap grid grid-cols-1 content-start gap-4 py-3 md:p-0">
      <div>
        <div className="flex flex-col gap-1">
          <h1 className="text-lg leading-tight font-bold md:text-xl">{product.title}</h1>
          {/* Above the title, as on the cards, to be in the first screen. The fee goes below the price, beside the button. */}
          <div className="order-first flex items-start justify-between gap-3">
            <div
              className={`flex min-w-0 flex-wrap items-center gap-x-3 leading-tight ${product.price === null ? '' : 'text-lg'} ${product.soldOut ? 'text-muted' : ''}`}
            >
              <Price price={product.price} oldPrice={product.oldPrice} />
              {product.sale && <span className="text-sm">{product.sale.until}</span>}
              {product.soldOut && <span className="sold static">Sold out</span>}
            </div>
            {addToBasket}
          </div>
        </div>
        {shop.unconfirmed && (
          <div className="unconfirmed mt-2">
            <UnconfirmedNotice shop={shop} productId={product.id} />
          </div>
        )}
        {'href' in chat ? (
          <SizeChips product={product} chosen={chosen} choose={choose} chatAbout={chatAbout} />
        ) : (
          <ProductSizes sizes={sizes} />
        )}
        {!product.soldOut && <StatedFacts shop={shop} postedAt={product.postedAt} isOwner={isOwner} />}
        {product.description && <p className="mt-2 whitespace-pre-line">{product.description}</p>}
        {asksFirst && <FirstMessage message={chat.message} />}
        {/* Where the button alone does not lead to the seller, what to do comes first. */}
        {!product.soldOut && withoutNumber}
        {!shop.unconfirmed && (
          <div className="mt-3 grid gap-1 text-sm leading-5 text-muted">
            <p className="flex gap-2">
              <Tick />
              {realOwner}
            </p>
            {shop.rating && (
              <a className="-my-1.5 py-1.5 underline" href={`${paths.about(shop.handle)}#reviews`}>
                {ratingWords(shop.rating)}
              </a>
            )}
            {/* Advice, which must not read as our promise: it has a line and a sign of its own. */}
            {!product.soldOut && (
              <p className="flex gap-2">
                <Icon name="info" />
                {seeItFirst}
              </p>
            )}
          </div>
        )}
      </div>
      <div className="chat-bar chat-dock no-print">
        <ChatButton
          chat={chat}
          label={product.soldOut ? 'Tell me when it is back' : 'Contact Seller on WhatsApp'}
          {...aboutChat(product, chosen, shop.closed)}
          back={product.soldOut ? (chosen ?? '') : undefined}
          shareAbout={
            product.soldOut
              ? 'To ask when it is back: paste it there'
              : sizes.length > 1 && !chosen
                ? chooseFirst
                : undefined
          }
        />
        <div className="owner-dock">
          {isOwner && (
            <OptionalPart>
              <OwnerProductBar handle={shop.handle} product={product} />
            </OptionalPart>
          )}
        </div>
      </div>
      {product.soldOut && (
        <>
          <div className="-mx-4">
            <OtherProducts
              title="Similar, still for sale"
              handle={shop.handle}
              cards={more.filter(({ soldOut }) => !soldOut)}
              chatLink={basketChatLink(shop)}
            />
          </div>
          {withoutNumber}
        </>
      )}
      <NewContactNotice news={newContact} />
      <About product={product} shopPath={paths.shop(shop.handle)} />
      <SellerPanel shop={shop} chat={chat} isMessageSaid={asksFirst} />
      {product.postId && (
        <p className="flex flex-wrap gap-x-3 text-[13px] text-muted">
          <span>TikTok Product</span>
          <span>{`Video ID ${product.postId}`}</span>
        </p>
      )}
    </div>
  );
}

/** What the chat will ask. */
function aboutChat({ price, soldOut, sizes }: FoundProduct['product'], size: string | null, closed: string | null) {
  const about = [size && sizeWords(size), closed].filter(Boolean).join(' · ');
  if (about) return { about };
  if (price === null && !soldOut) return { hint: 'Ask the price' };
  if (sizes.length > 1) return { hint: chooseFirst };
  return { hint: soldOut ? 'On WhatsApp' : 'Ask if it is still there' };
}

const chooseFirst = 'Choose a size above, or ask';

function About({ product, shopPath }: { product: FoundProduct['product']; shopPath: string }) {
  return (
    <div>
      {product.videoUrl && (
        <a
          className="button button-quiet w-full md:w-auto"
          href={product.videoUrl}
          data-tap="tiktok"
          rel="nofollow noopener"
          onClick={product.isVideo ? playInPlace : undefined}
        >
          <Icon name="play" />
          Watch TikTok Video
        </a>
      )}
      <Tags tags={product.tags} shopPath={shopPath} />
    </div>
  );
}

function Tags({ tags, shopPath }: { tags: string[]; shopPath: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className="-mx-1.5 my-1 flex flex-wrap" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink
            className="button button-text font-normal whitespace-nowrap text-muted underline"
            to={withQuery(shopPath, { tag })}
          >
            {tag}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

const FirstMessage = ({ message }: { message: string }) => (
  <div className="for-buyers mt-2 text-sm">
    Your message will be:
    <MessageWords message={message} />
  </div>
);

function SellerPanel({ shop, chat, isMessageSaid }: { shop: PageShop; chat: Chat; isMessageSaid: boolean }) {
  return (
    <div className="panel grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex min-w-0 flex-auto items-center gap-3">
          <SellerPhoto shop={shop} size="size-14 text-xl" />
          <p className="min-w-0 leading-tight">
            <b>
              {/* Of a shop that no one has confirmed we do not know who sells. */}
              {shop.unconfirmed ? 'From the TikTok of ' : 'Sold by '}
              <span className="inline-block max-w-full">
                <Handle handle={shop.handle} />
              </span>
            </b>{' '}
            {!shop.unconfirmed && shop.isVerified && <VerifiedTick />}
            <span className="block text-sm text-muted">{shop.displayName}</span>
          </p>
        </div>
        <PageLink className="button button-quiet flex-auto md:flex-none" to={paths.shop(shop.handle)}>
          View Shop
        </PageLink>
      </div>
      {chat.kind === 'direct' && (
        <div className="for-buyers">
          {!isMessageSaid && (
            <div className="mb-3">
              <FirstMessage message={chat.message} />
            </div>
          )}
          <ChatDetails chat={chat} />
        </div>
      )}
    </div>
  );
}

interface SizeChipsProps {
  product: FoundProduct['product'];
  chosen: string | null;
  choose: (size: string | null) => void;
  chatAbout: (size: string) => Chat;
}

/**
 * Sizes are links to a chat that names them, or to the page whose message does where there is no number, so they work
 * without scripts; the app selects instead.
 */
function SizeChips({ product: { sizes, soldOut }, chosen, choose, chatAbout }: SizeChipsProps) {
  const ready = useIsHydrated();
  if (sizes.length === 0) return null;
  return (
    <>
      <p id="sizes" className="mt-3 text-sm font-semibold">
        Choose your size
      </p>
      <ul className="scroll-x -mx-4 mt-1 px-4 md:mx-0 md:flex-wrap md:px-0" aria-labelledby="sizes" translate="no">
        {sizes.map((size) => {
          const chat = chatAbout(size);
          const isChosen = size === chosen;
          return (
            <li key={size}>
              <a
                className="chip border-ink font-semibold"
                href={chat.kind === 'direct' ? chat.href : `?size=${encodeURIComponent(size)}`}
                aria-current={isChosen ? 'true' : undefined}
                // Selecting is no tap on the chat.
                data-tap={ready || chat.kind !== 'direct' ? undefined : 'whatsapp'}
                data-back={soldOut ? size : undefined}
                rel="nofollow"
                onClick={(event) => {
                  event.preventDefault();
                  choose(isChosen ? null : size);
                }}
              >
                {size}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
