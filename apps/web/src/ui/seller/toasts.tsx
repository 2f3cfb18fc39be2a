import { useEffect } from 'react';
import { Link } from 'react-router';
import { Toaster, toast } from 'sonner';
import { ApiError, isAbort } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { say } from '#web/ui/say.ts';
import { setToaster } from '#web/ui/toast.tsx';

const timeoutMs = 8000;
const serverMs = 6000;
const otherMs = 5000;

/** For effects: there is one toaster, which outlives the parts that start it. */
export const startToaster = () => setToaster(SellerToaster);

/** Shows sellers' messages in the place of `say()`, one at a time. */
export function SellerToaster() {
  useEffect(giveWayToSay, []);
  return (
    <Toaster
      // Its dark theme would override our colours, which follow the phone's scheme.
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
  link?: { label: string; to: string };
  className?: string;
}

type Kind = 'error' | 'success' | 'warning' | 'info';

/** The words are the message's id, so that repeated messages show once. */
let shown = '';

function show(kind: Kind, text: string, { durationMs = otherMs, action, link, ...look }: ToastExtras = {}): void {
  say('');
  if (shown !== text) toast.dismiss(shown);
  shown = text;
  toast[kind](text, { id: text, duration: durationMs, action: link ? linkOf(text, link) : action, ...look });
}

const linkOf = (text: string, { label, to }: NonNullable<ToastExtras['link']>) => (
  <Link data-button to={to} discover="none" onClick={() => toast.dismiss(text)}>
    {label}
  </Link>
);

/** For a screen that says itself what the message says. */
export const endMessage = () => void toast.dismiss(shown);

/** `say()` replaces these messages, too. */
function giveWayToSay() {
  const place = document.getElementById('say');
  if (!place) return;
  const watcher = new MutationObserver(() => place.textContent && toast.dismiss(shown));
  watcher.observe(place, { childList: true });
  return () => watcher.disconnect();
}

/** Network failures stay until they are gone, with Retry (a reload); timeouts 8 s; server errors 6 s; others 5 s. */
export function showError(error: unknown, featureWords?: string): void {
  if (isAbort(error)) return;
  const words = wordsFor(error, featureWords, 'Something went wrong');
  const action = { label: 'Retry', onClick: () => location.reload() };
  if (!(error instanceof ApiError)) show('error', words);
  else if (error.isNetworkError) {
    // The banner says the same, so it makes way.
    const look = error.isOffline ? { className: 'says-offline' } : {};
    show('error', words, { durationMs: Number.POSITIVE_INFINITY, action, ...look });
    // 'Internet connection restored!' replaces it.
    addEventListener('online', () => toast.dismiss(words), { once: true });
  } else if (error.isTimeoutError) show('error', words, { durationMs: timeoutMs, action });
  else show('error', words, { durationMs: error.isServerError ? serverMs : otherMs });
}

/** An error without a call, such as a refusing clipboard. 5 s. */
export const showText = (text: string, extras?: ToastExtras) => show('error', text, extras);
export const showSuccess = (text: string, extras?: ToastExtras) => show('success', text, extras);
export const showWarning = (text: string, extras?: ToastExtras) => show('warning', text, extras);
export const showInfo = (text: string, extras?: ToastExtras) => show('info', text, extras);

/** Offers Undo for 8 s. */
export function showUndo(text: string, onUndo: () => unknown, failed?: string): void {
  const onClick = async () => {
    try {
      await onUndo();
    } catch (error) {
      showError(error, failed);
    }
  };
  show('success', text, { durationMs: timeoutMs, action: { label: 'Undo', onClick } });
}
