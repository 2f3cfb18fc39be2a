import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PageLinkProps {
  /** Path on this site, with its query. */
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link of which a page has dozens. On the server it is the anchor that the router's own link would write: working out
 * each one's address against the routes took a fifth of rendering a shop.
 */
export const PageLink = import.meta.env.SSR
  ? ({ to, ...anchor }: PageLinkProps) => <a {...anchor} href={to} />
  : (link: PageLinkProps) => <Link {...link} discover="none" />;
