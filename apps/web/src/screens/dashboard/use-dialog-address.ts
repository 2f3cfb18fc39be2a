import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentParams } from '#web/lib/browser/address.ts';
import { dashboardSearch } from './products/dashboard-query.ts';

/**
 * Windows over the dashboard, by address: `?edit=<videoId>` and `?add=links|photo`. The back button closes what a tap
 * has opened.
 */
export function useDialogAddress() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = Boolean((state as { isWindow?: boolean } | null)?.isWindow);
  return {
    edit: params.get('edit'),
    add: params.get('add'),
    open: (name: 'edit' | 'add', value: string) =>
      navigate(
        { pathname, search: dashboardSearch(params, { [name]: value }) },
        { state: { isWindow: true }, preventScrollReset: true },
      ),
    close() {
      // Closed already, by the back button while a call was under way: going back again would leave the dashboard.
      const shown = currentParams();
      if (!shown.has('edit') && !shown.has('add')) return;
      if (isOpenedHere) navigate(-1);
      else navigate({ pathname, search: dashboardSearch(params, {}) }, { replace: true, preventScrollReset: true });
    },
  };
}
