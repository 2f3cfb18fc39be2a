import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentParams } from './address.ts';

/** What makes the address's next parameters (`?tag=dress`) of those that stand there. */
export type ChangeParams = (params: URLSearchParams) => string;

/**
 * The address's parameters, and the one way to change some of them: by a function of what stands there at the moment of
 * writing, so that nothing takes back what came in between. The page stays where it is.
 */
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
