import { useEffect } from 'react';
import { Link } from 'react-router';
import { Toaster, toast } from 'sonner';
import { ApiError, isAbort } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { say, setToaster } from '#web/ui/toast.tsx';

const timeoutMs = 8000;
const serverMs = 6000;
const otherMs = 5000;

/** For the effect of whatever brings sellers' parts to a page: there is one toaster, which outlives them all. */
export const startToaster = () => setToaster(SellerToaster);

/**
 * Sellers' messages, in the place and the look of `say()`, which the two share one message at a time. Once per page: it
 * counts how long a message stands.
 */
export function SellerToaster() {
  useEffect(giveWayToSay, []);
  return (
    <Toaster
      // Its dark theme would paint over our own colours, which follow the phone's by themselves.
      theme="light"
      position="bottom-center"
      offset={{ bottom: 'var(--message-bottom)' }}
      mobileOffset={{ bottom: 'var(--message-bottom)', left: 16, right: 16 }}
      visibleToasts={1}
      toastOptions={{
        unstyled: true,
        closeButton: true,
        closeButtonAriaLabel: 'Close message',
        classNames: { toast: 'message' },
      }}
      containerAriaLabel="Messages"
    />
  );
}

interface ToastExtras {
  durationMs?: number;
  action?: { label: string; onClick: () => void };
  /** A page that says more, in the action's place. */
  link?: { label: string; to: string };
}

type Kind = 'error' | 'success' | 'warning' | 'info';

/** The words that stand there are the message's id: what many calls say for one reason is said once. */
let shown = '';

/** Takes the place of whatever is said at the moment. */
function show(kind: Kind, text: string, { durationMs = otherMs, action, link }: ToastExtras = {}): void {
  say('');
  if (shown !== text) toast.dismiss(shown);
  shown = text;
  toast[kind](text, { id: text, duration: durationMs, action: link ? linkOf(text, link) : action });
}

const linkOf = (text: string, { label, to }: NonNullable<ToastExtras['link']>) => (
  <Link data-button to={to} discover="none" onClick={() => toast.dismiss(text)}>
    {label}
  </Link>
);

/** What the page itself says, copying for example, takes this place, too. */
function giveWayToSay() {
  const place = document.getElementById('say');
  if (!place) return;
  const watcher = new MutationObserver(() => place.textContent && toast.dismiss(shown));
  watcher.observe(place, { childList: true });
  return () => watcher.disconnect();
}

/**
 * Shows a failure in words. Offline and network failures stay until they are gone, with Retry (loads the page anew);
 * timeouts 8 s with Retry; server errors 6 s; others 5 s. `featureWords` is the feature's default, 'Failed to sign in'
 * for example.
 */
export function showError(error: unknown, featureWords?: string): void {
  if (isAbort(error)) return;
  const words = wordsFor(error, featureWords, 'Something went wrong');
  const action = { label: 'Retry', onClick: () => location.reload() };
  if (!(error instanceof ApiError)) show('error', words);
  else if (error.isNetworkError) {
    show('error', words, { durationMs: Number.POSITIVE_INFINITY, action });
    // 'Internet connection restored!' takes over.
    addEventListener('online', () => toast.dismiss(words), { once: true });
  } else if (error.isTimeoutError) show('error', words, { durationMs: timeoutMs, action });
  else show('error', words, { durationMs: error.isServerError ? serverMs : otherMs });
}

/** An error that no call made: a rule of a form, a clipboard that refuses. 5 s. */
export function showText(text: string, extras?: ToastExtras): void {
  show('error', text, extras);
}

export function showSuccess(text: string, extras?: ToastExtras): void {
  show('success', text, extras);
}

export function showWarning(text: string, extras?: ToastExtras): void {
  show('warning', text, extras);
}

export function showInfo(text: string, extras?: ToastExtras): void {
  show('info', text, extras);
}

/** What can be undone says so for 8 s instead of asking first. */
export function showUndo(text: string, onUndo: () => void): void {
  show('success', text, { durationMs: timeoutMs, action: { label: 'Undo', onClick: onUndo } });
}
