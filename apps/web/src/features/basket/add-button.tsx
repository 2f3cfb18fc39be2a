interface AddButtonProps {
  /** The chat about this product, which a tap leads to if the basket cannot be loaded. */
  chatLink: string;
  className?: string;
  children?: string;
}

/** Puts a product into the basket. The inline script loads what it does (basket-bar.ts) with the tap. */
export const AddButton = ({ chatLink, className = 'add', children = 'Add' }: AddButtonProps) => (
  <button
    type="button"
    className={`button needs-script ${className}`}
    data-tap=""
    data-add={chatLink}
    // The inline script changes it, perhaps before the app runs.
    suppressHydrationWarning
  >
    {children}
  </button>
);
