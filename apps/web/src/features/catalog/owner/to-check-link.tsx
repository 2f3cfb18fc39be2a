import { paths, withQuery } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';

export function ToCheckLink({ count, className }: { count: number; className?: string }) {
  return (
    <ButtonLink
      {...(className && { className })}
      variant="brand"
      to={withQuery(paths.dashboard, { show: 'needs_hand' })}
      preventScrollReset
    >
      {count} to check
    </ButtonLink>
  );
}
