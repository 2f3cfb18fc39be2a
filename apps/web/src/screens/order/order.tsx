import { orderCodePattern, orderPath, orderUrl } from '@app/contracts/orders/order-code';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { pageReaderContext } from '@app/web/page-context';
import { data, redirect } from 'react-router';
import { packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { buyersStageNames, goneTitle, noOrderTitle, totalWords } from '#web/features/orders/order.messages.ts';
import { noindex, shareHead } from '#web/features/sharing/share-head.ts';
import { CopyLine } from '#web/ui/copy-line.tsx';
import type { Route } from './+types/order.ts';
import { OrderFound } from './order-found.tsx';
import { OrderGone } from './order-gone.tsx';

type OrderData = { order: Order; url: string } | { order: null; wasThere: boolean };

/** The buyer's part stands in the browser, and is needed at the door: the scripts come at once. */
export const handle = { loadsAtOnce: true };

const code = new RegExp(orderCodePattern);

/** As a stranger with the address sees it: no name, no place, no phone. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const typed = params.code;
  const stored = typed.toUpperCase();
  if (!code.test(stored)) return data(packPage<OrderData>({ order: null, wasThere: false }), 404);
  if (stored !== typed) throw redirect(orderPath(stored) + new URL(request.url).search, 301);
  const reader = context.get(pageReaderContext);
  const order = await reader.readOrder(stored);
  // Any code may have been an order once.
  if (!order) return data(packPage<OrderData>({ order: null, wasThere: true }), 410);
  return data(packPage<OrderData>({ order, url: orderUrl(reader.publicOrigin, stored) }));
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && unpackPage(loaderData);
  if (!page?.order) return [{ title: page && !page.wasThere ? noOrderTitle : goneTitle }, noindex];
  const { order, url } = page;
  return shareHead({
    title: `Order ${order.number}`,
    description: `${order.shop.displayName} · ${buyersStageNames[order.state]} · ${totalWords(order)}`,
    url,
    noindex: true,
  });
}

export default function OrderScreen({ loaderData }: Route.ComponentProps) {
  const page = unpackPage(loaderData);
  if (!page.order) return <OrderGone wasThere={page.wasThere} />;
  return (
    <>
      <CopyLine copy={page.copy} />
      <OrderFound key={page.order.code} first={page.order} />
    </>
  );
}
