import type { OrderCall } from '#web/features/orders/use-order-call.ts';

export interface ActionButtonProps {
  look: string;
  action: string;
  call: OrderCall;
  onTap: () => void;
  children: string;
}

/** Keeps its place and its focus while it runs. */
export const ActionButton = ({ look, action, call: { running }, onTap, children }: ActionButtonProps) => (
  <button
    type="button"
    className={`button ${look}`}
    aria-busy={running === action || undefined}
    aria-disabled={running !== null || undefined}
    onClick={onTap}
  >
    {running === action ? 'One moment …' : children}
  </button>
);
