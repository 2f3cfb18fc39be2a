import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signOut } from '#web/lib/session/session.ts';
import { paths } from '#web/paths.ts';
import { say } from '#web/ui/say.ts';
import { Button } from '#web/ui/seller/button.tsx';

const usualWords = 'Signed out successfully';

interface SignOutButtonProps {
  done?: string | undefined;
}

export function SignOutButton({ done = usualWords }: SignOutButtonProps) {
  const navigate = useNavigate();
  const { submit, pending } = useSubmit({
    send: async () => {
      // Running requests would only fail.
      await queryClient().cancelQueries();
      const told = await signOut();
      // Offline the home page cannot load.
      if (navigator.onLine) await navigate(paths.home);
      say(told ? done : 'Error signing out, but you have been logged out locally');
    },
  });
  return (
    <Button className="justify-self-start" pending={pending} onClick={submit}>
      <LogOut size={18} aria-hidden="true" />
      Sign Out
    </Button>
  );
}
