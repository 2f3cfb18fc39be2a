import { safeReturnPath } from '@app/contracts/return-path';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { withCrossTabLock } from '#web/lib/session/cross-tab-lock.ts';

const storageKey = 'dukalink.awaitedPayment';

/**
 * The payment that this tab waits for, and where it leads once that payment is paid. Session storage belongs to one
 * tab, and survives a reload and the visit to a provider's page.
 */
interface AwaitedPayment {
  reference: string;
  returnPath: string | null;
}

/** Where the browser forbids storage the payment is remembered as long as the page lives. */
let inMemory: AwaitedPayment | null = null;

/** From now on this tab waits for this payment. Without a return path the one that it had stays. */
export function awaitPayment(reference: string, returnPath: string | null = null): void {
  keep({ reference, returnPath: returnPath ?? awaitedPayment(reference)?.returnPath ?? null });
}

/** What this tab remembers of the payment; null when it does not wait for it. */
export function awaitedPayment(reference: string): AwaitedPayment | null {
  const awaited = read();
  return awaited?.reference === reference ? awaited : null;
}

export function forgetAwaitedPayment(): void {
  keep(null);
}

/** Of all tabs that wait for this payment, one may leave for its return path: true in the first that asks. */
export function claimReturn(reference: string): Promise<boolean> {
  return withCrossTabLock('return', async () => {
    if (readStored(storageKeys.returnedAfter) === reference) return false;
    writeStored(storageKeys.returnedAfter, reference);
    return true;
  });
}

function keep(awaited: AwaitedPayment | null): void {
  inMemory = awaited;
  try {
    if (awaited === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(awaited));
  } catch {
    // Only a reload is not covered then.
  }
}

function read(): AwaitedPayment | null {
  try {
    return parse(sessionStorage.getItem(storageKey));
  } catch {
    return inMemory;
  }
}

/** Anything may stand in a storage. */
function parse(text: string | null): AwaitedPayment | null {
  const { reference, returnPath }: Partial<Record<keyof AwaitedPayment, unknown>> = JSON.parse(text ?? 'null') ?? {};
  if (typeof reference !== 'string') return null;
  return { reference, returnPath: typeof returnPath === 'string' ? safeReturnPath(returnPath) : null };
}
