import { whatsappLink } from '@app/contracts/messages/message-text';
import { orderPath } from '@app/contracts/orders/order-code';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths, withQuery } from '#web/paths.ts';

/** For who ordered, and has lost the way in: said where scripts have not found the order, or where there are none. */
export function NoSecret({ order }: { order: Order }) {
  if (useIsHydrated()) return <Words order={order} />;
  return (
    <noscript>
      <Words order={order} />
    </noscript>
  );
}

function Words({ order: { code, number, shop } }: { order: Order }) {
  const user = useUser();
  return (
    <section className="panel grid gap-2" aria-labelledby="whose">
      <h2 id="whose" className="font-bold">
        Is this your order?
      </h2>
      <p className="pb-1">
        Open the shop again where you ordered, such as in TikTok: your delivery code is in its menu, under My orders.
      </p>
      {shop.handle !== null && shop.phoneNumber !== null && (
        <a
          className="button button-quiet"
          href={whatsappLink(shop.phoneNumber, `Hello! I am writing about my order ${number}.`)}
          rel="nofollow"
        >
          Chat with the seller
        </a>
      )}
      {user === null && (
        <p className="text-sm text-muted">
          Is it an order of your shop?{' '}
          <a className="underline" href={withQuery(paths.login, { redirect: orderPath(code) })}>
            Sign in
          </a>
        </p>
      )}
    </section>
  );
}
