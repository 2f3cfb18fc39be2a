import type { User } from '@app/contracts/accounts.schemas';
import { ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { signOut } from '#web/lib/session/session.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';

/** Asks first: a second account would replace the session. */
export function AlreadySignedIn({ user, onSignedOut }: { user: User; onSignedOut: () => void }) {
  const { submit, pending } = useSubmit({
    send: async () => {
      if (await signOut()) showSuccess('Signed out successfully');
      else showText('Error signing out, but you have been logged out locally');
      onSignedOut();
    },
  });
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">You already have a shop</h1>
      <p className="mt-2 text-muted">You are signed in as @{user.handle ?? user.detachment?.handle}.</p>
      <div className="mt-6 grid gap-2">
        <ButtonLink variant="brand" to={ownShopPath(user)}>
          My Shop
        </ButtonLink>
        <Button pending={pending} onClick={submit}>
          Sign out and open another shop
        </Button>
      </div>
    </>
  );
}
