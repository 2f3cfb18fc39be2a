import { pageReaderContext } from '@app/web/page-context';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import { type AppData, AppDataContext } from './app-data.tsx';
import bootScript from './boot.ts?inline-script';

/**
 * Every inline script that a page may run, as it stands there: what the content policy allows. Whatever else gets into
 * a page is refused.
 */
export const inlineScripts = [bootScript];

/**
 * Renders a page as one string: loaders have answered before rendering starts, so there is nothing to stream, and a
 * complete body is what gets compressed, hashed and cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) return new Response(await renderForDevelopment(request.url, context), { status, headers });
  return new PageResponse(await renderPage(request.url, context), { status, headers });
}

/** A page's answer whose text stays a string: as a body it would be encoded, streamed and decoded again. */
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

/** A loader or a screen that failed: without this the router would print it past the server's log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageReaderContext).reportError(error);
};

async function renderPage(url: string, context: EntryContext): Promise<string> {
  const { staticHandlerContext, serverHandoffString, serverHandoffStream } = context;
  const routeIds = staticHandlerContext.matches.map((match) => match.route.id);
  const { manifest, ...shared } = sharedBy(routeIds, context);
  const data: AppData = {
    ...shared,
    routerContext: serverHandoffString ?? '{}',
    state: serverHandoffStream ? await readText(serverHandoffStream) : '',
  };
  // Without its stream the router writes no scripts of its own; the page's data block carries the state.
  const page = <ServerRouter context={{ ...context, manifest, serverHandoffStream: undefined }} url={url} />;
  const html = renderToString(<AppDataContext value={data}>{page}</AppDataContext>);
  // The router that was made for this page has getters of its own, which stand in its hidden class, an old object from
  // the start: what they know stays until V8 looks through the whole heap.
  staticHandlerContext.loaderData = {};
  return `<!DOCTYPE html>${html}`;
}

const shopScreens = ['screens/shop/shop', 'screens/product/product', 'screens/catalog/catalog'];
/**
 * Where a visitor of a shop goes next, loaded with the first page: 4 kB, and a tap needs only data. Without them a
 * network that fails in that moment makes the router reload the page, which then fails as well.
 */
const nextScreens = shopScreens.slice(0, 2);

/** What all pages that show the same routes have in common. */
interface SharedByPages extends Omit<AppData, 'routerContext' | 'state'> {
  /** The routes of these pages alone: for each rendering the router makes something of every route that it is given. */
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
  const isInShop = routeIds.some((id) => shopScreens.includes(id));
  const routes = [...new Set([...routeIds, ...(isInShop ? nextScreens : [])])].flatMap(
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
    manifestUrl: manifest.url,
    routeIds: routeIds.join(' '),
    manifest: { ...manifest, routes: Object.fromEntries(routeIds.map((id) => [id, manifest.routes[id]])) },
  };
}

/** Piece by piece: `Response.text()` takes ten times as long for these few kilobytes. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text;
}

/** What a route's `handle` may say of its scripts. */
interface Handle {
  /** It is nothing without them: everything behind a session, and signing up. */
  loadsAtOnce?: boolean;
  /** It has nothing for them to do, and an address that the app might find another page by. */
  standsAlone?: boolean;
}

/**
 * `<Scripts/>` of root.tsx brings Vite's runtime, and streams the state by suspending, which `renderToString` can't
 * wait for.
 */
async function renderForDevelopment(url: string, context: EntryContext): Promise<string> {
  const { prelude } = await prerender(<ServerRouter context={context} url={url} />);
  return new Response(prelude).text();
}
