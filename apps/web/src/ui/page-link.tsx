import type { ComponentProps } from 'react';
import { Link } from 'react-router';

interface PageLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current' | 'aria-label'> {
  to: string;
  preventScrollReset?: boolean;
}

/** On the server a plain anchor: resolving each address against the routes took a fifth of rendering a shop. */
export const PageLink = import.meta.env.SSR
  ? ({ to, className, 'aria-current': current, 'aria-label': label, children }: PageLinkProps) => (
      <a className={className} aria-current={current} aria-label={label} href={to}>
        {children}
      </a>
    )
  : (link: PageLinkProps) => <Link {...link} discover="none" />;
