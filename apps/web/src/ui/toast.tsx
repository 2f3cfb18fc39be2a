import { type ComponentType, memo, useSyncExternalStore } from 'react';

/** The one place of messages. The inline script and the app write into it directly; React never looks inside. */
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

/** Adds sellers' messages. They outlive the screen that showed them; visitors' pages have none. */
export function setToaster(toaster: ComponentType): void {
  sellerToaster = toaster;
  onToaster();
}
