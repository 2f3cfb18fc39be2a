import { Toaster, toast } from 'sonner';
import { ApiError, isAbort } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

const timeoutMs = 8000;
const serverMs = 6000;
const otherMs = 5000;

/** One id: many calls that fail for one reason say so once. */
const networkToast = 'network';

/** The place of sellers' messages, at the lower edge: the upper one belongs to the connection's. Once per screen. */
export function SellerToaster() {
  return (
    <Toaster
      theme="system"
      position="bottom-center"
      offset={{ bottom: 'var(--toast-bottom)' }}
      mobileOffset={{ bottom: 'var(--toast-bottom)', left: 16, right: 16 }}
      visibleToasts={3}
      closeButton
      toastOptions={{ duration: otherMs, classNames: { toast: 'seller-toast' } }}
      containerAriaLabel="Messages"
    />
  );
}

interface ToastExtras {
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** A message with the same id takes the place of the one before. */
  id?: string;
}

/**
 * Shows a failure in words. Offline and network failures stay until they are gone, with Retry (loads the page anew);
 * timeouts 8 s with Retry; server errors 6 s; others 5 s. `featureWords` is the feature's default, 'Failed to sign in'
 * for example.
 */
export function showError(error: unknown, featureWords?: string): void {
  if (isAbort(error)) return;
  const words = wordsFor(error, featureWords);
  const action = { label: 'Retry', onClick: () => location.reload() };
  if (!(error instanceof ApiError)) toast.error(words, { duration: otherMs });
  else if (error.isNetworkError) {
    toast.error(words, { id: networkToast, duration: Number.POSITIVE_INFINITY, action });
    // 'Internet connection restored!' takes over.
    addEventListener('online', () => toast.dismiss(networkToast), { once: true });
  } else if (error.isTimeoutError) toast.error(words, { id: 'timeout', duration: timeoutMs, action });
  else toast.error(words, { id: words, duration: error.isServerError ? serverMs : otherMs });
}

/** An error that no call made: a rule of a form, a clipboard that refuses. 5 s. */
export function showText(text: string, extras: ToastExtras = {}): void {
  toast.error(text, optionsOf(extras));
}

export function showSuccess(text: string, extras: ToastExtras = {}): void {
  toast.success(text, optionsOf(extras));
}

export function showWarning(text: string, extras: ToastExtras = {}): void {
  toast.warning(text, optionsOf(extras));
}

export function showInfo(text: string, extras: ToastExtras = {}): void {
  toast(text, optionsOf(extras));
}

/** What can be undone says so for 8 s instead of asking first. */
export function showUndo(text: string, onUndo: () => void): void {
  toast(text, { duration: timeoutMs, action: { label: 'Undo', onClick: onUndo } });
}

const optionsOf = ({ durationMs = otherMs, action, id }: ToastExtras) => ({ duration: durationMs, action, id });
