import { createContext, useContext } from 'react';

/**
 * How a page carries what the app needs to start, without starting it.
 *
 * React Router's `<Scripts/>` runs at once: it preloads the modules in the head, where they compete with the pictures,
 * and its inline scripts differ on every page. Public pages need neither. So the page carries one *data block* instead
 * (type `application/json`: a browser never executes it, and the content policy has nothing to allow), and the inline
 * script decides when to import the modules that `data-modules` names. The last of them, entry.client, reads the block
 * and does what those inline scripts would have done.
 */
export interface AppData {
  /** Addresses to import, all at once, in any order, with spaces between them. None where the page stands alone. */
  modules: string | undefined;
  /** The same for sellers' screens, whose modules stand in the head as scripts, too, and wait for nothing. */
  scriptsAtOnce: string[];
  /** The manifest module, which puts `window.__reactRouterManifest` in place. */
  manifestUrl: string;
  /** Ids of the routes that this page shows, outermost first, with spaces between them. */
  routeIds: string;
  /** React Router's own settings (`window.__reactRouterContext`), as JSON. */
  routerContext: string;
  /** The loaders' answers in React Router's wire format: lines of JSON. */
  state: string;
}

export const appDataId = 'app-data';

export const AppDataContext = createContext<AppData | null>(null);

/**
 * Everything outside JSON strings in `state` is free of `<`, so this changes strings only, and JSON reads them back
 * unchanged.
 */
const escapeForScript = (json: string) => json.replaceAll('<', '\\u003c');

/** The data block. In the browser it keeps whatever the server wrote: React must neither compare nor replace it. */
export function AppDataBlock() {
  const data = useContext(AppDataContext);
  return (
    <>
      <script
        id={appDataId}
        type="application/json"
        suppressHydrationWarning
        data-modules={data?.modules}
        data-manifest={data?.manifestUrl}
        data-routes={data?.routeIds}
        data-context={data?.routerContext}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block with `<` escaped; React would escape the quotes and break the JSON
        dangerouslySetInnerHTML={{ __html: data ? escapeForScript(data.state) : '' }}
      />
      {/* React moves them into the head, where the browser finds them first, and leaves them alone when it takes over. */}
      {data?.scriptsAtOnce.map((address) => (
        <script key={address} type="module" async src={address} />
      ))}
    </>
  );
}
