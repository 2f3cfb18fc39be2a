import { imageUrl } from '@app/contracts/catalog/picture-files';
import { parseVisited } from '#web/features/recent/visited-shops.ts';
import { paths } from '#web/paths.ts';
import { parseSaved } from './stored-products.ts';

/** So many of each: the whole stands on a page of its own. */
const maxShops = 6;
const maxProducts = 3;

/** What this browser saved and visited, in a bar at the bottom: it comes after the page, and moves nothing of it. */
export default function KeptStrip({ savedText, visitsText }: { savedText: string; visitsText: string }) {
  const saved = parseSaved(savedText);
  const shops = parseVisited(visitsText).slice(0, maxShops);
  if (saved.length + shops.length === 0) return null;
  return (
    <aside className="chat-bar no-print" aria-label="Saved and visited">
      <ul className="wrap scroll-x items-center">
        <li>
          <a className="chip font-semibold" href={paths.saved}>
            {saved.length > 0 ? `Saved ${saved.length}` : 'Your shops'}
          </a>
        </li>
        {saved.slice(0, maxProducts).map(({ handle, id, title, picture }) => (
          <li key={`${handle} ${id}`}>
            <a className="chip" href={paths.product(handle, id)}>
              {picture && (
                <span className="frame flex-none" style={{ width: 28, height: 35 }}>
                  <img src={imageUrl(picture, 160, 'webp')} alt="" width={28} height={35} />
                </span>
              )}
              <span className="truncate" style={{ maxWidth: 128 }}>
                {title}
              </span>
            </a>
          </li>
        ))}
        {shops.map((handle) => (
          <li key={handle}>
            <a className="chip" href={paths.shop(handle)}>
              @{handle}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
