import { listUserOrders, removeUserOrders } from '@app/contracts/admin/support/orders.endpoints';
import type { SupportOrder } from '@app/contracts/admin/support/orders.schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAndTime } from '#web/features/admin/format.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { stageNames, totalWords } from '#web/features/orders/order.messages.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { DetailSection } from './detail-list.tsx';

/** Stages and lines of a shop's orders, without what buyers gave. Each look is on the audit log, so it begins with a tap. */
export function UserOrders({ userId, mayAct }: { userId: string; mayAct: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DetailSection title="Orders">
      {isOpen ? (
        <Orders userId={userId} mayAct={mayAct} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          Show orders
        </Button>
      )}
    </DetailSection>
  );
}

function Orders({ userId, mayAct }: { userId: string; mayAct: boolean }) {
  const key = [adminQueryKey, 'orders', userId];
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam: before, signal }) =>
      (await callAdmin(listUserOrders, { params: { userId }, query: { before }, signal })).data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRemoving, setRemoving] = useState(false);
  const queries = useQueryClient();
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const remove = async (reason: string) => {
    const { message } = await callAdmin(removeUserOrders, {
      params: { userId },
      body: { orderIds: [...chosen], reason },
    });
    setChosen([]);
    await queries.invalidateQueries({ queryKey: key });
    showSuccess(message);
  };
  return (
    <>
      {data && orders.length === 0 && <p className="text-sm text-muted">No orders yet.</p>}
      <ul className="grid gap-2" aria-label="Orders" aria-busy={isFetching}>
        {orders.map((order) => (
          <OrderRow
            key={order.orderId}
            order={order}
            isChosen={chosen.includes(order.orderId)}
            onChosen={
              mayAct
                ? (isChosen) =>
                    setChosen((ids) => [
                      ...ids.filter((id) => id !== order.orderId),
                      ...(isChosen ? [order.orderId] : []),
                    ])
                : undefined
            }
          />
        ))}
      </ul>
      {error && (
        <p role="alert">
          {wordsFor(error, 'Failed to load the orders')}{' '}
          <Button variant="text" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {hasNextPage && (
          <Button pending={isFetching} onClick={() => fetchNextPage()}>
            Older orders
          </Button>
        )}
        {chosen.length > 0 && (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            Remove {counted(chosen.length, 'order')}
          </Button>
        )}
      </div>
      {isRemoving && (
        <ReasonDialog
          title={`Remove ${counted(chosen.length, 'order')}?`}
          text="For orders that were made to harm. They and the sales that they recorded are gone for seller and buyer. This cannot be undone."
          confirmLabel="Remove"
          danger
          failed="Failed to remove the orders"
          contents={chosen}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

interface OrderRowProps {
  order: SupportOrder;
  isChosen: boolean;
  /** Missing where this administrator may only look. */
  onChosen: ((isChosen: boolean) => void) | undefined;
}

function OrderRow({ order, isChosen, onChosen }: OrderRowProps) {
  const lines = order.lines.map(({ number, title, size, quantity }) =>
    [`No. ${number} ${title}`, size && `, ${size}`, ` x${quantity}`].filter(Boolean).join(''),
  );
  return (
    <li className="rounded-md border border-line p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {onChosen ? (
            <label className="flex min-h-11 items-center gap-2 font-bold">
              <input type="checkbox" checked={isChosen} onChange={({ target }) => onChosen(target.checked)} />
              {order.number}
            </label>
          ) : (
            <b>{order.number}</b>
          )}
        </span>
        <span className="font-semibold">{stageNames[order.state]}</span>
      </p>
      <p className="text-sm wrap-anywhere">
        {lines.join(' · ')}, {totalWords(order)}
      </p>
      <p className="text-sm text-muted wrap-anywhere">{orderFacts(order).join(' · ')}</p>
    </li>
  );
}

/** The same sender or browser stands for the same network and kind of browser, or the same browser. */
function orderFacts(order: SupportOrder): string[] {
  return [
    dayAndTime(order.askedAt),
    order.paidAt && `paid ${dayAndTime(order.paidAt)}`,
    order.proven && 'proven',
    order.placedByShop && 'from the shop’s own session',
    order.folded && 'folded with others alike',
    order.sender && `sender ${order.sender}`,
    order.browser && `browser ${order.browser}`,
  ].filter((fact) => typeof fact === 'string');
}
