import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { adminReturnPath } from '#web/features/admin/session/admin-paths.ts';
import { useAdminSession } from '#web/features/admin/session/admin-session.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { AdminLoginForm } from './admin-login-form.tsx';

export const meta = () => [{ title: 'Admin Portal' }];

export default function AdminLoginScreen() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-md flex-1 content-center gap-4 px-4 py-8 md:py-16"
    >
      <div className="text-center">
        <p>
          <a className="inline-flex min-h-11 items-center font-bold text-brand" href={paths.home}>
            {productName}
          </a>
        </p>
        <h1 className="text-xl leading-tight font-bold">Admin Portal</h1>
      </div>
      <LoginOrOn />
    </main>
  );
}

/** Where the session could not be checked, the form says what is wrong. */
function LoginOrOn() {
  const session = useAdminSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const onward = adminReturnPath(params.get('redirect'));
  if (session.status === 'signed-in') return <Navigate to={onward} replace />;
  if (session.status === 'unknown')
    return (
      <p className="panel py-10 text-center text-muted" role="status">
        Checking authentication...
      </p>
    );
  const goOn = () => {
    showSuccess('Successfully logged in');
    navigate(onward, { replace: true });
  };
  return <AdminLoginForm onLoggedIn={goOn} />;
}
