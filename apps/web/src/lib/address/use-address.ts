import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentParams } from './address.ts';

export type ChangeParams = (params: URLSearchParams) => string;

/** The address's parameters, changed by a function of the current ones, so that no other change is lost. */
export function useAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    params,
    linkTo: (change: ChangeParams) => ({ pathname, search: change(params) }),
    change: (change: ChangeParams, options?: NavigateOptions) =>
      navigate({ pathname, search: change(currentParams()) }, { preventScrollReset: true, ...options }),
  };
}
