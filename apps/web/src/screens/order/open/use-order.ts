import { orderSecretPattern } from '@app/contracts/orders/order-code';
import { readOrder } from '@app/contracts/orders/orders.endpoints';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { addOrder, findOrder, removeOrder, renewOrder } from '#web/features/my-orders/stored-orders.ts';
import { summaryWords } from '#web/features/orders/order.messages.ts';
import { codeForTheDoor, sideOf } from '#web/features/orders/order-side.ts';
import type { TakeOrder } from '#web/features/orders/use-order-call.ts';
import { useUndoEnds } from '#web/features/orders/use-undo-ends.ts';
import { readStored, storageKeys } from '#web/lib/browser/local-storage.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { renewAccessToken } from '#web/lib/session/access-token.ts';
import { readSession } from '#web/lib/session/session-store.ts';
import { isShopOf, useUser } from '#web/lib/session/use-session.ts';
import { useFollowed } from './use-followed.ts';

export interface OpenOrder {
  order: Order;
  /** Of this browser; null where it has none. */
  secret: string | null;
  /** The buyer's or the owner's part was asked for, and is not there yet: why not, or null while it is on its way. */
  failure: unknown;
  /** The server has said who this browser is to the order. */
  isAnswered: boolean;
  isGone: boolean;
  read(): Promise<void>;
  take: TakeOrder;
}

/**
 * The order of the page, first as strangers see it, then as this browser may: with its secret, or its session. It is
 * read again whenever something may have become of it.
 */
export function useOrder(first: Order): OpenOrder {
  const { code } = first;
  const [order, setOrder] = useState(first);
  const [secret, setSecret] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isAnswered, setAnswered] = useState(false);
  const [isGone, setGone] = useState(false);
  const user = useUser();
  const userId = user?.id ?? null;
  /** From the address, until the server has said whether it is this order's. */
  const offered = useRef<string | null>(null);
  const newest = useRef(0);
  const readAtMs = useRef(0);
  const isRenewed = useRef(false);

  const read = useCallback(async () => {
    newest.current += 1;
    readAtMs.current = performance.now();
    const mine = newest.current;
    try {
      let found = await readWithSecret(code, offered.current);
      if (!isRenewed.current && passesForStranger(found.order)) {
        isRenewed.current = true;
        if (await renewSession()) found = await readWithSecret(code, offered.current);
      }
      if (mine !== newest.current) return;
      offered.current = null;
      setSecret(found.secret);
      setOrder(found.order);
      setFailure(null);
      setAnswered(true);
    } catch (error) {
      if (mine !== newest.current) return;
      if (error instanceof ApiError && error.code === 'order_gone') setGone(true);
      else setFailure(error);
    }
  }, [code]);

  const take = useCallback<TakeOrder>(
    (answer, tappedAtMs) => {
      newest.current += 1;
      setOrder(answer);
      setFailure(null);
      // It may have heard of what the answer was too early for.
      if (readAtMs.current >= tappedAtMs) read();
    },
    [read],
  );

  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner's part comes and goes with the session
  useEffect(() => {
    offered.current = takeFromAddress(hash) ?? offered.current;
    const known = offered.current ?? findOrder(code)?.secret ?? null;
    if (offered.current && !findOrder(code)?.secret) store(first, offered.current);
    setSecret(known);
    setAnswered(false);
    isRenewed.current = false;
    if (known !== null || userId !== null) read();
    // What was shown to a session goes with it, and how far the order is stays.
    else {
      newest.current += 1;
      setOrder(asStranger);
    }
  }, [code, hash, userId, read]);
  useFollowed(code, read);
  useUndoEnds(order, read);
  return { order, secret, failure, isAnswered, isGone, read, take };
}

const asStranger = (order: Order): Order => ({
  ...order,
  buyer: null,
  placedByShop: false,
  rights: { marks: [], undo: [] },
});

/** A session that was ended elsewhere is a stranger to this call, while the browser still thinks it signed in. */
function passesForStranger(order: Order): boolean {
  const session = readSession();
  if (session.status !== 'signed-in' || order.shop.handle === null || sideOf(order) !== 'stranger') return false;
  return isShopOf(session.user, order.shop.handle);
}

/** False once it is refused, which ends the session in this browser. */
async function renewSession(): Promise<boolean> {
  const token = readStored(storageKeys.accessToken);
  return token !== null && (await renewAccessToken(token)) !== null;
}

/** The secret behind `#`, which stays in no history and is not passed on with the address. */
function takeFromAddress(hash: string): string | null {
  const typed = hash.slice(1);
  if (!new RegExp(orderSecretPattern).test(typed)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return typed;
}

/** A secret of the address that is wrong takes the place of none that is right. */
async function readWithSecret(code: string, offered: string | null): Promise<{ order: Order; secret: string | null }> {
  const stored = findOrder(code)?.secret ?? null;
  const order = await readAs(code, offered ?? stored);
  if (sideOf(order) === 'buyer') {
    if (offered) store(order, offered);
    renewOrder(code, { summary: summaryWords(order), deliveryCode: codeForTheDoor(order) });
    return { order, secret: offered ?? stored };
  }
  // The owner's session comes before the secret, which stays as it is.
  if (sideOf(order) === 'owner' || offered === null) return { order, secret: stored };
  if (stored === null || stored === offered) {
    removeOrder(code);
    return { order, secret: null };
  }
  return { order: await readAs(code, stored), secret: stored };
}

const readAs = async (code: string, secret: string | null): Promise<Order> =>
  (await call(readOrder, { params: { code }, orderSecret: secret ?? undefined })).data;

/** In "My orders" of this browser. */
function store(order: Order, secret: string): void {
  const { code, number, shop, askedAt } = order;
  addOrder({
    code,
    number,
    secret,
    handle: shop.handle ?? '',
    shopName: shop.displayName,
    askedAtMs: askedAt === null ? Date.now() : Date.parse(askedAt),
    summary: summaryWords(order),
  });
}
