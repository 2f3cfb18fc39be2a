import { safeReturnPath } from '@app/contracts/return-path';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { withCrossTabLock } from '#web/lib/session/cross-tab-lock.ts';

const storageKey = 'dukalink.awaitedPayment';

/** The payment that this tab waits for, and where it leads once that payment is paid. */
interface AwaitedPayment {
  reference: string;
  returnPath: string | null;
}

/** From now on this tab waits for this payment. Without a return path the one that it had stays. */
export function awaitPayment(reference: string, returnPath: string | null = null): void {
  const awaited: AwaitedPayment = {
    reference,
    returnPath: returnPath ?? awaitedPayment(reference)?.returnPath ?? null,
  };
  tabStorage.write(storageKey, JSON.stringify(awaited));
}

/** What this tab remembers of the payment; null when it does not wait for it. */
export function awaitedPayment(reference: string): AwaitedPayment | null {
  const awaited = parse(tabStorage.read(storageKey));
  return awaited?.reference === reference ? awaited : null;
}

export function forgetAwaitedPayment(): void {
  tabStorage.write(storageKey, null);
}

/** Of all tabs that wait for this payment, one may leave for its return path: true in the first that asks. */
export function claimReturn(reference: string): Promise<boolean> {
  return withCrossTabLock('return', async () => {
    if (readStored(storageKeys.returnedAfter) === reference) return false;
    writeStored(storageKeys.returnedAfter, reference);
    return true;
  });
}

/** Anything may stand in a storage. */
function parse(text: string | null): AwaitedPayment | null {
  try {
    const { reference, returnPath }: Partial<Record<keyof AwaitedPayment, unknown>> = JSON.parse(text ?? '{}');
    if (typeof reference !== 'string') return null;
    return { reference, returnPath: typeof returnPath === 'string' ? safeReturnPath(returnPath) : null };
  } catch {
    return null;
  }
}
