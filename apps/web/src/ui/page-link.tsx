import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { playerFile } from '#web/lib/browser/player-file.ts';
import { asBuyerAddress, useAsBuyer } from '#web/lib/session/as-buyer.ts';

interface PageLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current' | 'aria-label'> {
  to: string;
  preventScrollReset?: boolean;
  replace?: boolean;
}

/** On the server a plain anchor: resolving each address against the routes took a fifth of rendering a shop. */
export const PageLink = import.meta.env.SSR
  ? ({ to, className, 'aria-current': current, 'aria-label': label, children }: PageLinkProps) => (
      <a className={className} aria-current={current} aria-label={label} href={useLook(to)}>
        {children}
      </a>
    )
  : ({ to, ...link }: PageLinkProps) => (
      <Link {...link} to={useLook(to)} reloadDocument={needsDocument(to)} discover="none" />
    );

/**
 * A product shows TikTok's player, which the policy of a document that was loaded as another page refuses. A basket that no
 * storage holds goes with its document: the video's link is followed then.
 */
const needsDocument = (to: string): boolean => /^\/product/.test(to) && !playerFile() && !window.basketInMemory;

function useLook(to: string): string {
  return useAsBuyer() ? asBuyerAddress(to) : to;
}
