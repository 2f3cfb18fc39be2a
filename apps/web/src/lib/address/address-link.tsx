import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ChangeParams, useAddress } from './use-address.ts';

interface AddressLinkProps extends Omit<LinkProps, 'to' | 'onClick' | 'preventScrollReset'> {
  change: ChangeParams;
  /** The list starts again, so scroll to its top. */
  toTop?: boolean;
}

export function AddressLink({ change, replace, toTop = false, ...rest }: AddressLinkProps) {
  const address = useAddress();
  const follow = (event: MouseEvent) => {
    // The browser opens the other tab.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    address.change(change, { replace: replace ?? false, preventScrollReset: !toTop });
  };
  return <Link discover="none" {...rest} to={address.linkTo(change)} onClick={follow} />;
}
