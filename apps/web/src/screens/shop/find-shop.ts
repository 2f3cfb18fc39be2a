import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/find-shop.ts';

/** Leads to the shop of a typed name. A name that can't be one is said by the shop's own page. */
export function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('seller')?.trim().replace(/^@+/, '');
  throw redirect(typed ? paths.shop(typed) : paths.home);
}
