import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

type ButtonVariant = 'brand' | 'quiet' | 'text' | 'danger' | 'chat';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** At work: it stays where it is and keeps the focus, a second tap does nothing. */
  pending?: boolean;
}

/** A button that answers a tap at once. `type` is `button` unless said otherwise. */
export function Button({
  variant = 'quiet',
  pending = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${variant} ${className}`}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'quiet', className = '', ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Link discover="none" {...rest} className={`button button-${variant} ${className}`} />;
}
