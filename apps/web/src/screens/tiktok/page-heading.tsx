import { type ReactNode, useEffect, useRef } from 'react';

/** A view's heading. The address does not change, so the focus is moved here. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-4 text-xl leading-tight font-bold wrap-anywhere outline-none">
      {children}
    </h1>
  );
}
