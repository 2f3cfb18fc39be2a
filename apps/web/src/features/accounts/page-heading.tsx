import { type ReactNode, useEffect, useRef } from 'react';

/** A view's heading. The path does not change from view to view, so the focus is moved here. */
export function PageHeading({ moves = true, children }: { moves?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves) heading.current?.focus({ preventScroll: true });
  }, [moves]);
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-4 text-xl leading-tight font-bold wrap-anywhere outline-none">
      {children}
    </h1>
  );
}
