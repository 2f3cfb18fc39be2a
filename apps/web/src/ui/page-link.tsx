import type { ComponentProps } from 'react';
import { Link } from 'react-router';

interface PageLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current' | 'aria-label'> {
  /** Path on this site from its root, with its query. */
  to: string;
  /** Stays where it is in the page. */
  preventScrollReset?: boolean;
}

/**
 * A link of visitors' pages, which have dozens. On the server it is the anchor that the router's own link would write:
 * working out each one's address against the routes took a fifth of rendering a shop.
 */
export const PageLink = import.meta.env.SSR
  ? ({ to, className, 'aria-current': current, 'aria-label': label, children }: PageLinkProps) => (
      <a className={className} aria-current={current} aria-label={label} href={to}>
        {children}
      </a>
    )
  : (link: PageLinkProps) => <Link {...link} discover="none" />;
