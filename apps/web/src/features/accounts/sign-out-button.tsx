import { LogOut } from 'lucide-react';
import { Button } from '#web/ui/seller/button.tsx';
import { useSignOut } from './use-sign-out.ts';

interface SignOutButtonProps {
  disabled?: boolean;
  withIcon?: boolean;
  /** The success message. */
  done?: string | undefined;
}

export function SignOutButton({ disabled = false, withIcon = true, done }: SignOutButtonProps) {
  const { pending, leave } = useSignOut(done);
  return (
    <Button variant="text" disabled={disabled} pending={pending} onClick={leave}>
      {withIcon && <LogOut size={18} aria-hidden="true" />}
      Sign Out
    </Button>
  );
}
