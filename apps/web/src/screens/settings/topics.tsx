import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SettingsTopic } from '#web/paths.ts';
import { FoldedSections, SectionLevel } from '#web/ui/seller/section.tsx';

interface TopicsProps {
  /** By the name that an address ends with: `/settings#tiktok`. */
  topics: Record<SettingsTopic, { title: string; children: ReactNode }>;
}

/**
 * A long screen by topics: rows that open, with a table of contents beside them on a wide screen. An address that names
 * a topic finds its rows open.
 */
export function Topics({ topics }: TopicsProps) {
  const all = Object.entries(topics);
  const { hash } = useLocation();
  // The browser has looked for it before the session was known.
  useEffect(() => {
    const named = hash && document.getElementById(hash.slice(1));
    if (!named) return;
    named.focus({ preventScroll: true });
    // At once: what comes above it later would be missed by a smooth scroll.
    named.scrollIntoView({ behavior: 'instant' });
  }, [hash]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[200px_minmax(0,1fr)]">
      <nav className="topics" aria-label="On this page">
        {all.map(([id, { title }]) => (
          // Plain: the browser scrolls there and moves the focus.
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className="grid max-w-2xl grid-cols-1 gap-6">
        {all.map(([id, { title, children }]) => (
          <section key={id} id={id} tabIndex={-1} className="grid grid-cols-1 gap-2" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="leading-tight font-bold text-muted">
              {title}
            </h2>
            <SectionLevel value="h3">
              <FoldedSections value={{ startOpen: hash === `#${id}` }}>
                <div className="section-rows">{children}</div>
              </FoldedSections>
            </SectionLevel>
          </section>
        ))}
      </div>
    </div>
  );
}
