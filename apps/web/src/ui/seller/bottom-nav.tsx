import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';

/** A place to go to, or something to open here. */
export type NavEntry = { name: string; icon: LucideIcon } & (
  | { to: string; isNeverCurrent?: boolean }
  | { onTap: () => void }
);

/** The places of one kind of user, in the bar at the bottom of each of their screens. */
export function BottomNav({ label, entries }: { label: string; entries: NavEntry[] }) {
  return (
    <nav className="wrap bottom-nav" aria-label={label}>
      {entries.map((entry) => {
        const { name, icon: Icon } = entry;
        const face = (
          <>
            <Icon size={20} aria-hidden="true" />
            {name}
          </>
        );
        if ('onTap' in entry)
          return (
            <button key={name} type="button" onClick={entry.onTap}>
              {face}
            </button>
          );
        return (
          <NavLink key={name} to={entry.to} end aria-current={entry.isNeverCurrent ? 'false' : 'page'} discover="none">
            {face}
          </NavLink>
        );
      })}
    </nav>
  );
}
