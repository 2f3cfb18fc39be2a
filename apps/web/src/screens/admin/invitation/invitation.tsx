import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { useAdminSession } from '#web/features/admin/session/admin-session.ts';
import { productName } from '#web/lib/product-name.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { AcceptForm } from './accept-form.tsx';
import { forgetInvitation, showInvitation } from './shown-invitation.ts';

export const meta = () => [{ title: 'Invitation' }];

export default function AdminInvitationScreen() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-md flex-1 content-center gap-4 px-4 py-8 md:py-16"
    >
      <div className="text-center">
        <p className="font-bold text-brand">{productName} Admin</p>
        <h1 className="text-xl leading-tight font-bold">Your invitation</h1>
      </div>
      <ByLink />
    </main>
  );
}

/** The token stands behind `#`: the server that makes this page does not get it. */
function ByLink() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(location.hash.slice(1)), []);
  if (token === null) return <Waiting />;
  if (token === '') return <Over words="This link is not complete. Please copy all of it once more." />;
  return <Opened token={token} />;
}

function Opened({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => showInvitation(token, signal),
    // The second factor on the screen stays.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  const navigate = useNavigate();
  const { error } = query;
  if (error instanceof ApiError && error.code === 'invitation_over') return <Over words={error.message} />;
  return (
    <>
      <SignedInAlready />
      <Answer query={query} loading={<Waiting />}>
        {(invitation) => (
          <AcceptForm
            token={token}
            invitation={invitation}
            onAccepted={() => {
              forgetInvitation();
              showSuccess('Welcome. Next time sign in with your password and a code of your app.');
              navigate(adminPaths.dashboard, { replace: true });
            }}
            // The server then says what became of it, or shows another second factor.
            onRefused={() => {
              forgetInvitation();
              query.refetch();
            }}
          />
        )}
      </Answer>
    </>
  );
}

function SignedInAlready() {
  const session = useAdminSession();
  if (session.status !== 'signed-in') return null;
  return (
    <p className="notice wrap-anywhere">
      You are signed in as {session.admin.username} here. Accepting signs that account out in this browser.
    </p>
  );
}

function Waiting() {
  return (
    <p className="panel py-10 text-center text-muted" role="status">
      Opening your invitation...
    </p>
  );
}

function Over({ words }: { words: string }) {
  return (
    <div className="panel grid justify-items-center gap-3 py-10 text-center" role="alert">
      <p>{words}</p>
      <ButtonLink variant="brand" to={paths.adminLogin}>
        Sign in
      </ButtonLink>
    </div>
  );
}
