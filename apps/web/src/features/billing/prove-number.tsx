import { ApiError } from '#web/lib/requests/api-error.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';

export function ProveNumber({ failure }: { failure: unknown }) {
  if (!(failure instanceof ApiError) || failure.code !== 'number_not_proven') return null;
  return (
    <p>
      <ButtonLink to={paths.settingsOf('signing-in')}>Set my phone for signing in</ButtonLink>
    </p>
  );
}
