import type { Chat } from '#web/features/chat/chat.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';

interface SizeChipsProps {
  sizes: string[];
  chosen: string | null;
  choose: (size: string | null) => void;
  chatAbout: (size: string) => Chat;
}

/** Sizes are links to a chat that names them, so they work without scripts; the app selects instead. */
export function SizeChips({ sizes, chosen, choose, chatAbout }: SizeChipsProps) {
  const ready = useIsHydrated();
  if (sizes.length === 0) return null;
  return (
    <>
      <p id="sizes" className="mt-3 text-sm text-muted">
        Tap your size, or just chat
      </p>
      <ul className="mt-1 flex flex-wrap gap-2" aria-labelledby="sizes">
        {sizes.map((size) => {
          const chat = chatAbout(size);
          const isChosen = size === chosen;
          return (
            <li key={size}>
              <a
                className="chip"
                href={'href' in chat ? chat.href : undefined}
                aria-current={isChosen ? 'true' : undefined}
                // Selecting is no tap on the chat.
                data-tap={ready ? undefined : 'whatsapp'}
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
