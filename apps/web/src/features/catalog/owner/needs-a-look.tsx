import { paths, withQuery } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';

export function NeedsALookLink({ count, className }: { count: number; className?: string }) {
  return (
    <ButtonLink
      {...(className && { className })}
      variant="brand"
      to={withQuery(paths.dashboard, { show: 'needs_hand' })}
      preventScrollReset
    >
      {count === 1 ? '1 needs a look' : `${count} need a look`}
    </ButtonLink>
  );
}
