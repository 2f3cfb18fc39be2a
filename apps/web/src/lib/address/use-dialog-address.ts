import { useLocation, useNavigate } from 'react-router';
import { currentParams, withParams } from './address.ts';
import { useAddress } from './use-address.ts';

/** Dialogs by address: `?edit=<videoId>` or `?add=links`, one at a time. The back button closes them. */
export function useDialogAddress<Name extends string>(...names: Name[]) {
  const { params, change } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = Boolean((state as { isWindow?: boolean } | null)?.isWindow);
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return {
    shown: (name: Name) => params.get(name),
    open: (name: Name, value: string) =>
      change((now) => withParams(now, { ...none, [name]: value }), { state: { isWindow: true } }),
    close() {
      // The back button has closed it already while a call was running.
      if (!names.some((name) => currentParams().has(name))) return;
      if (isOpenedHere) navigate(-1);
      else change((now) => withParams(now, none), { replace: true });
    },
  };
}
