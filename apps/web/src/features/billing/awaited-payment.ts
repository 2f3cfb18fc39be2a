import { safeReturnPath } from '@app/contracts/addresses/return-path';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { withCrossTabLock } from '#web/lib/session/cross-tab-lock.ts';

const storageKey = 'dukalink.awaitedPayment';

/** The payment this tab waits for, and where it leads once that is paid. */
interface AwaitedPayment {
  reference: string;
  returnPath: string | null;
}

/** Without a return path the stored one stays. */
export function awaitPayment(reference: string, returnPath: string | null = null): void {
  const awaited: AwaitedPayment = {
    reference,
    returnPath: returnPath ?? awaitedPayment(reference)?.returnPath ?? null,
  };
  tabStorage.write(storageKey, JSON.stringify(awaited));
}

export function awaitedPayment(reference: string): AwaitedPayment | null {
  const awaited = parse(tabStorage.read(storageKey));
  return awaited?.reference === reference ? awaited : null;
}

export function forgetAwaitedPayment(): void {
  tabStorage.write(storageKey, null);
}

/** Only one of the tabs that wait for this payment may leave: true for the first caller. */
export function claimReturn(reference: string): Promise<boolean> {
  return withCrossTabLock('return', async () => {
    if (readStored(storageKeys.returnedAfter) === reference) return false;
    writeStored(storageKeys.returnedAfter, reference);
    return true;
  });
}

function parse(text: string | null): AwaitedPayment | null {
  try {
    const { reference, returnPath }: Partial<Record<keyof AwaitedPayment, unknown>> = JSON.parse(text ?? '{}');
    if (typeof reference !== 'string') return null;
    return { reference, returnPath: typeof returnPath === 'string' ? safeReturnPath(returnPath) : null };
  } catch {
    return null;
  }
}
