import { X } from 'lucide-react';
import { useSearchParams } from 'react-router';

/**
 * 'Welcome!' for whoever comes from choosing a plan right after the sign-up (`?from=subscription&new=true`); closing
 * takes it out of the address.
 */
export function WelcomeBanner() {
  const [params, setParams] = useSearchParams();
  if (params.get('from') !== 'subscription' || params.get('new') !== 'true') return null;
  const close = () =>
    setParams(
      (before) => {
        before.delete('from');
        before.delete('new');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="wrap md:max-w-2xl">
      <p className="notice mt-2 items-center justify-between text-base" role="status">
        <span>
          <b>Welcome!</b> Your shop is open. Post with #TRACK and it fills itself.
        </span>
        <button type="button" className="button button-round flex-none" aria-label="Close" onClick={close}>
          <X size={20} aria-hidden="true" />
        </button>
      </p>
    </div>
  );
}
