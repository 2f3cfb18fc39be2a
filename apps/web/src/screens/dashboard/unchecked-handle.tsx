import { correctHandle } from '@app/contracts/accounts/accounts.endpoints';
import { useEffect, useState } from 'react';
import { HandleField } from '#web/features/accounts/handle-field.tsx';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { typedHandle } from '#web/features/accounts/typed-handle.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { refreshProfile, updateUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

export function UncheckedHandle({ user }: { user: ShopOwner }) {
  const { handle, handleCheck } = user;
  // An import may have checked it.
  useEffect(() => {
    if (handleCheck) refreshProfile();
  }, [handleCheck]);
  if (!handleCheck) return null;
  return (
    <Section
      className="panel mb-6 grid grid-cols-1 gap-4 wrap-anywhere"
      title={handleCheck === 'not_found' ? `TikTok does not know @${handle}` : `We are still checking @${handle}`}
      lead={
        handleCheck === 'not_found'
          ? 'Buyers do not see your shop yet. Check the spelling below. Is your account private? Make it public on TikTok, then check again.'
          : 'TikTok has not answered yet. Your handle may be right. We keep asking, and buyers see your shop as soon as TikTok shows it.'
      }
    >
      <CorrectHandle key={handle} handle={handle} />
    </Section>
  );
}

function CorrectHandle({ handle }: { handle: string }) {
  const [typed, setTyped] = useState(handle);
  const { submit, pending, errors, edit } = useSubmit({
    send: async () => {
      const { data, message } = await call(correctHandle, { body: { handle: typedHandle(typed) } });
      updateUser(data);
      queryClient().invalidateQueries();
      showSuccess(message);
    },
    errorsOf: (failure) => fieldErrors(failure, ['handle'], 'handle'),
    failed: 'Failed to validate TikTok handle',
  });
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <HandleField maxLength={120} value={typed} error={errors.handle} onType={edit(setTyped)} />
      <Button type="submit" className="justify-self-start" disabled={typed.trim() === ''} pending={pending}>
        {pending ? 'Checking TikTok…' : 'Check this handle'}
      </Button>
    </form>
  );
}
