import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { appDataId } from './app-data.tsx';
import { loadAsBuyerBar } from './features/site/as-buyer-bar.tsx';
import { isLoadedAsBuyer } from './lib/session/as-buyer.ts';
import { routerContext } from './router-context.ts';

/** React Router's globals, which `<Scripts/>` would have written. It does so in development, without a data block. */
interface RouterGlobals {
  __reactRouterContext?: object;
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, object>;
}

async function readAppData(router: RouterGlobals): Promise<void> {
  const block = document.getElementById(appDataId);
  if (router.__reactRouterContext || !block) return;
  const { modules: addresses = '', routes = '' } = block.dataset;
  const manifest = addresses.split(' ').find((address) => address.includes('/manifest-')) ?? '';
  router.__reactRouterContext = { ...routerContext, stream: new Response(block.textContent).body };
  await import(/* @vite-ignore */ manifest);
  const modules = routes.split(' ').map(async (id): Promise<[string, object]> => {
    const address = router.__reactRouterManifest?.routes[id]?.module;
    return [id, address ? await import(/* @vite-ignore */ address) : {}];
  });
  router.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
}

// Without its bar the page still works.
const parts = [readAppData(window as RouterGlobals), isLoadedAsBuyer && loadAsBuyerBar().catch(() => {})];
Promise.all(parts).then(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  }),
);
