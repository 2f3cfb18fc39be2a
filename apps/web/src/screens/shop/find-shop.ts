import { redirect } from 'react-router';
import { typedHandle } from '#web/features/accounts/typed-handle.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/find-shop.ts';

/** Leads to the shop of a typed name, or of a pasted TikTok profile. A name that can't be one is said by the shop's own page. */
export function loader({ request }: Route.LoaderArgs) {
  const handle = typedHandle(new URL(request.url).searchParams.get('seller') ?? '');
  throw redirect(handle ? paths.shop(handle) : paths.home);
}
