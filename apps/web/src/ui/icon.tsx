// Drawn on a 24-unit grid; only used icons, so that no icon library reaches a phone.
const shapes = {
  search: <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5.2 12.2L21 21" />,
  back: <path d="M14.5 5 7.5 12l7 7" />,
  forward: <path d="m9.5 5 7 7-7 7" />,
  share: <path d="M12 15V3m0 0L7.5 7.5M12 3l4.5 4.5M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6" />,
  link: (
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.3-1.3" />
  ),
  play: <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.6-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7Z" />,
  chat: (
    <path d="M12 3.5a8.5 8.5 0 0 0-7.4 12.7L3.5 20.5l4.4-1.1A8.5 8.5 0 1 0 12 3.5ZM8.5 12h.01M12 12h.01m3.49 0h.01" />
  ),
  info: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8.5v.1" />,
  bag: <path d="M5 8h14l-1 11.2a2 2 0 0 1-2 1.8H8a2 2 0 0 1-2-1.8L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  more: <path strokeWidth="4" d="M12 5v.01M12 12v.01M12 19v.01" />,
} as const;

export type IconName = keyof typeof shapes;

/** Hidden from screen readers; a control without words needs its own label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}

export const VerifiedTick = () => <Tick label="Verified on TikTok" />;

/** Without a label it is decorative. */
export function Tick({ label }: { label?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is hidden
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      role={label && 'img'}
      aria-hidden={!label || undefined}
      className="inline align-[-4px] text-brand"
    >
      {label && <title>{label}</title>}
      <circle cx="12" cy="12" r="10" fill="currentColor" />
      <path d="m7.5 12.3 3 3 6-6.3" fill="none" stroke="var(--color-surface)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
