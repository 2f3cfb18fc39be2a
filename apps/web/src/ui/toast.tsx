import { type ComponentType, memo, useSyncExternalStore } from 'react';

/**
 * The one place of messages, read out politely, above the bar at the bottom: there is one message at a time, in the look
 * of `.message`, sellers' with their buttons as well (`seller/toasts.tsx`). The inline script and the app write into it
 * directly, so it works before and without the app; React never looks inside. A tap puts a message away (boot.ts).
 */
export const Toast = memo(function Toast() {
  const SellerToaster = useSyncExternalStore(followToaster, readToaster, noToaster);
  return (
    <>
      <div className="toast no-print">
        <p
          id="say"
          className="message"
          role="status"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty here; it keeps React from looking inside
          dangerouslySetInnerHTML={nothing}
        />
        {/* Where copying is not allowed, the text to copy stands here, selected. */}
        <textarea
          id="copied"
          readOnly
          rows={3}
          hidden
          title="Press and hold the text to copy it"
          suppressHydrationWarning
        />
      </div>
      {SellerToaster && <SellerToaster />}
    </>
  );
});

const nothing = { __html: '' };

let sellerToaster: ComponentType | null = null;
let onToaster = () => {};
const readToaster = () => sellerToaster;
const noToaster = () => null;
const followToaster = (onChange: () => void) => {
  onToaster = onChange;
  return () => {
    onToaster = () => {};
  };
};

/**
 * Draws sellers' messages here from now on. A message stands longer than the screen that said it, so no screen holds the
 * toaster; visitors' pages are without one, because its code is the sellers'.
 */
export function setToaster(toaster: ComponentType): void {
  sellerToaster = toaster;
  onToaster();
}

let sayTimer: ReturnType<typeof setTimeout>;

/** Says something for a few seconds, on the screen and to screen readers. */
export function say(text: string, durationMs = 5000): void {
  const place = document.getElementById('say');
  if (!place) return;
  place.textContent = text;
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => {
    if (place.textContent === text) place.textContent = '';
  }, durationMs);
}
