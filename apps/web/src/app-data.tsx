import { createContext, useContext } from 'react';
import addFile from './features/basket/basket-bar.ts?script-file';
import playFile from './screens/product/play-video.ts?script-file';
import tapFile from './tap.ts?script-file';

/** Scripts start later from this data block, because React Router's `<Scripts/>` runs at once and competes with pictures. */
export interface AppData {
  /** Addresses to import in any order, with spaces between them. Undefined where the page works without the app. */
  modules: string | undefined;
  /** The same for sellers' screens, whose modules also stand in the head as scripts. */
  scriptsAtOnce: string[];
  routeIds: string | undefined;
  /** The origin of TikTok's player, where this document's policy allows its frame. */
  player: string | undefined;
  /** The service worker that keeps this page, where it may be registered. */
  worker: string | undefined;
  /** The loaders' answers in React Router's wire format: lines of JSON. */
  state: string;
}

/** The inline script knows the block by this name. */
export const appDataId = 'app';

export const AppDataContext = createContext<AppData | null>(null);

/** Outside of JSON strings `state` has no `<`, so JSON reads the same value back. */
const escapeForScript = (json: string) => json.replaceAll('<', '\\u003c');

function ServersBlock() {
  const data = useContext(AppDataContext);
  return (
    <>
      <script
        id={appDataId}
        type="application/json"
        data-modules={data?.modules}
        data-add={addFile}
        data-tap={tapFile}
        data-routes={data?.routeIds}
        data-player={data?.player}
        data-play={data?.player && playFile}
        data-sw={data?.worker}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block with `<` escaped; React would escape the quotes and break the JSON
        dangerouslySetInnerHTML={{ __html: data ? escapeForScript(data.state) : '' }}
      />
      {/* React moves the scripts into the head, where the browser finds them first. */}
      {data?.scriptsAtOnce.map((address) => (
        <script key={address} type="module" async src={address} />
      ))}
    </>
  );
}

/** The block keeps what the server wrote, attributes too: React must neither compare nor replace it. */
function BrowsersBlock() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

export const AppDataBlock = import.meta.env.SSR ? ServersBlock : BrowsersBlock;
