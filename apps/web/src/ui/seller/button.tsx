import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

type ButtonVariant = 'brand' | 'quiet' | 'text' | 'danger' | 'chat';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** It keeps its place and focus, and ignores taps. */
  pending?: boolean;
}

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

export function ButtonLink({ variant = 'quiet', className = '', ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Link discover="none" {...rest} className={`button button-${variant} ${className}`} />;
}

/** Sends its form. */
export function SubmitButton(props: ButtonProps) {
  return <Button type="submit" variant="brand" {...props} />;
}
