/** Saves the product of its page in this browser. The inline script loads what it does (save-on-tap.ts) with the tap. */
export const SaveButton = () => (
  <button
    type="button"
    className="button needs-script button-text"
    aria-pressed="false"
    data-tap=""
    data-save="1"
    // What does it changes it, perhaps before the app runs.
    suppressHydrationWarning
  >
    Save
  </button>
);
