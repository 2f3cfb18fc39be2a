import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentParams } from '#web/lib/browser/address.ts';

export const windowParam = 'user';

/** The window of one seller, by address: `?user=<userId>`. The back button closes what a tap has opened. */
export function useUserWindow() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = Boolean((state as { isWindow?: boolean } | null)?.isWindow);
  const searchWith = (userId: string | null) => {
    const next = currentParams();
    if (userId === null) next.delete(windowParam);
    else next.set(windowParam, userId);
    return next.toString();
  };
  return {
    userId: params.get(windowParam),
    open: (userId: string) =>
      navigate({ pathname, search: searchWith(userId) }, { state: { isWindow: true }, preventScrollReset: true }),
    close() {
      // Closed already, by the back button: going back again would leave the list.
      if (isOpenedHere && !currentParams().has(windowParam)) return;
      if (isOpenedHere) navigate(-1);
      else navigate({ pathname, search: searchWith(null) }, { replace: true, preventScrollReset: true });
    },
  };
}
