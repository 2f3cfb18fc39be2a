import type { PageShop } from '@app/contracts/addresses/pages';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { searchMessage } from '#web/features/chat/chat-message.ts';
import { PageLink } from '#web/ui/page-link.tsx';

interface NothingFoundProps {
  shop: PageShop;
  path: string;
  level: 2 | 3;
  search: string | undefined;
  /** Products that match in part follow. */
  isClosest: boolean;
  /** Where nothing was looked for. */
  words?: string | undefined;
}

/** Nothing matches as a whole. The seller is asked by a message that names what was looked for. */
export function NothingFound({ shop, path, level, search, isClosest, words }: NothingFoundProps) {
  const Heading = `h${level}` as const;
  const chat = chatWith(shop, searchMessage(search ?? '', shop.shopLink));
  const canAsk = search !== undefined && chat.kind === 'direct';
  return (
    <>
      <div className="grid justify-items-center gap-3 pt-6 pb-1 text-center">
        <Heading className="max-w-full wrap-anywhere text-lg font-bold">
          {search
            ? `Nothing for "${search}" here.${canAsk ? ' Ask the seller?' : ''}`
            : (words ?? 'Nothing with these filters here.')}
        </Heading>
        {canAsk && (
          <div className="w-full md:max-w-md">
            <ChatButton chat={chat} label="Ask the seller" about={`On WhatsApp, for "${search}"`} />
          </div>
        )}
        <ShowAll path={path} className="button-quiet" />
      </div>
      {isClosest && <p className="mb-3 font-semibold">Closest matches</p>}
    </>
  );
}

export function ShowAll({ path, className }: { path: string; className: string }) {
  return (
    <PageLink className={`button ${className}`} to={path} preventScrollReset>
      Show all products
    </PageLink>
  );
}
