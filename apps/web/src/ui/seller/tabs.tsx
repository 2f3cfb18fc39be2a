import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface TabsProps {
  label: string;
  tabs: { id: string; label: string; content: ReactNode }[];
  value: string;
  onChange: (id: string) => void;
}

/** Keep `value` in the URL where people return to it. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the chosen tab may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('[data-state="active"]');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      {/* Radix moves the focus itself, which browsers take for a key: after a pointer the frame is left out. */}
      <Radix.List
        ref={list}
        className="tabs"
        aria-label={label}
        onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pointed', '')}
        onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pointed')}
      >
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
