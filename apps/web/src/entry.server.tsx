import { workerPath } from '@app/contracts/addresses/page-addresses';
import { pageReaderContext } from '@app/web/page-context';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { type AppData, AppDataContext } from './app-data.tsx';
import bootScript from './boot.ts?inline-script';
import { shopScripts } from './features/catalog/shop-script/shop-script.tsx';
import leavingWorker from './offline/leaving-worker.ts?script-source';
import offlineWorker from './offline/offline-worker.ts?script-source';
import { checkRouterContext } from './router-context.ts';
import composeScript from './screens/landing/load-composer.ts?inline-script';
import { sentScript } from './screens/order-review/before-app.tsx';

/** The inline scripts that the content policy allows. */
export const inlineScripts = [bootScript, ...shopScripts, composeScript, sentScript];

/** The service worker where pages are kept for a phone without a network, and where none are. */
export const serviceWorkers = { offline: offlineWorker, leaving: leavingWorker };

/** Renders a page as one string: a complete body is compressed, hashed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const reader = loadContext.get(pageReaderContext);
  const routeIds = routeIdsOf(context);
  const player = isInShop(routeIds) ? reader.playerOrigin : undefined;
  const isKept = reader.keepsOffline && routeIds.some((id) => keptScreens.includes(id));
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) {
    return new Response(await renderForDevelopment(request.url, context, player), { status, headers });
  }
  // Joined to the policy of all pages by the server.
  const ofPage = [...(player ? [`frame-src ${player}`] : []), `worker-src ${isKept ? "'self'" : "'none'"}`];
  headers.set('content-security-policy', ofPage.join('; '));
  const worker = isKept ? workerPath : undefined;
  return new PageResponse(await renderPage(request.url, context, { player, worker }), { status, headers });
}

/** An answer whose text stays a string: as a body it would be encoded, streamed and decoded again. */
class PageResponse extends Response {
  private readonly html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }

  override async text(): Promise<string> {
    return this.html;
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageReaderContext).reportError(error);
};

let checkedHandoff: string | undefined;

async function renderPage(
  url: string,
  context: EntryContext,
  ofPage: Pick<AppData, 'player' | 'worker'>,
): Promise<string> {
  const { staticHandlerContext, serverHandoffString, serverHandoffStream } = context;
  if (serverHandoffString !== checkedHandoff) checkRouterContext(serverHandoffString);
  checkedHandoff = serverHandoffString;
  const { manifest, ...shared } = sharedBy(routeIdsOf(context), context);
  const data: AppData = {
    ...shared,
    ...ofPage,
    state: serverHandoffStream ? await readText(serverHandoffStream) : '',
  };
  // Without its stream the router writes no scripts; the data block carries the state.
  const page = <ServerRouter context={{ ...context, manifest, serverHandoffStream: undefined }} url={url} />;
  const html = renderToString(<AppDataContext value={data}>{page}</AppDataContext>);
  // The router's getters keep this data alive until V8 collects the whole heap, so it is dropped here.
  staticHandlerContext.loaderData = {};
  return `<!DOCTYPE html>${html}`;
}

const shopScreens = ['screens/shop/shop', 'screens/product/product', 'screens/catalog/catalog'];
/** What the service worker keeps (`offline/kept-address.ts`). */
const keptScreens = ['screens/shop/shop', 'screens/product/product', 'screens/order/order'];
/** A visitor's likely next screens, loaded with the first page: 4 kB, and a tap needs only data. */
const nextScreens = shopScreens.slice(0, 2);

const routeIdsOf = ({ staticHandlerContext }: EntryContext): string[] =>
  staticHandlerContext.matches.map((match) => match.route.id);

const isInShop = (routeIds: string[]): boolean => routeIds.some((id) => shopScreens.includes(id));

interface SharedByPages extends Omit<AppData, 'state' | 'player' | 'worker'> {
  /** Only the routes of these pages: the router processes each route that it is given. */
  manifest: EntryContext['manifest'];
}

const sharedByRoutes = new Map<string, SharedByPages>();

function sharedBy(routeIds: string[], context: EntryContext): SharedByPages {
  const key = routeIds.join(' ');
  const shared = sharedByRoutes.get(key) ?? findShared(routeIds, context);
  sharedByRoutes.set(key, shared);
  return shared;
}

function findShared(routeIds: string[], { manifest, routeModules }: EntryContext): SharedByPages {
  const routes = [...new Set([...routeIds, ...(isInShop(routeIds) ? nextScreens : [])])].flatMap(
    (id) => manifest.routes[id] ?? [],
  );
  const modules = new Set([
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
    manifest.url,
    manifest.entry.module,
  ]);
  const says = (what: keyof Handle) => routeIds.some((id) => (routeModules[id]?.handle as Handle | undefined)?.[what]);
  return {
    modules: says('standsAlone') ? undefined : [...modules].join(' '),
    scriptsAtOnce: says('loadsAtOnce') ? [...modules] : [],
    routeIds: routeIds.join(' '),
    manifest: { ...manifest, routes: Object.fromEntries(routeIds.map((id) => [id, manifest.routes[id]])) },
  };
}

/** `Response.text()` takes ten times as long for these few kilobytes. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text;
}

interface Handle {
  /** The screen needs its scripts at once: everything behind a session, and sign-up. */
  loadsAtOnce?: boolean;
  /** The screen works without the app, which might resolve its address to another page. */
  standsAlone?: boolean;
}

async function renderForDevelopment(url: string, context: EntryContext, player: string | undefined): Promise<string> {
  const data: AppData = {
    modules: undefined,
    scriptsAtOnce: [],
    routeIds: undefined,
    player,
    worker: undefined,
    state: '',
  };
  const page = <ServerRouter context={context} url={url} />;
  const { prelude } = await prerender(<AppDataContext value={data}>{page}</AppDataContext>);
  return new Response(prelude).text();
}
