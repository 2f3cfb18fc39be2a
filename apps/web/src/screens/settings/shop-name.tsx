import { updateShopSettings } from '@app/contracts/accounts/settings.endpoints';
import type { ShopSettings } from '@app/contracts/accounts/settings.schemas';
import { useRef, useState } from 'react';
import { settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { showUndo } from '#web/ui/seller/toasts.tsx';

const failed = 'Failed to save the name. Please try again.';

export function ShopName({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const [typed, setTyped] = useState(settings.displayName ?? '');
  const name = typed.trim() === '' ? null : typed.trim();

  const save = async (to: string | null) => {
    const { data: saved } = await call(updateShopSettings, { params: { handle }, body: { displayName: to } });
    queryClient().setQueryData(settingsQuery(handle).queryKey, saved);
    setTyped(saved.displayName ?? '');
    refreshProfile();
  };
  const errorsOf = (failure: unknown) => fieldErrors(failure, ['displayName'], 'displayName');
  const before = useRef<string | null>(null);
  const undo = useSubmit({ send: () => save(before.current), errorsOf, failed });
  const { submit, pending, errors, edit } = useSubmit({
    send: async () => {
      if (name === settings.displayName || undo.pending) return;
      await save(name);
      before.current = settings.displayName;
      showUndo(name === null ? 'Your shop has its TikTok name again' : 'Name saved', () => undo.submit());
    },
    errorsOf,
    failed,
  });
  return (
    <Section
      title="Shop name"
      value={settings.displayName ?? settings.importedDisplayName ?? `@${handle}`}
      lead="Buyers read it above your shop."
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label="Name"
          name="shop-name"
          autoComplete="off"
          maxLength={120}
          placeholder={settings.importedDisplayName ?? `@${handle}`}
          hint={settings.importedDisplayName && `If empty: “${settings.importedDisplayName}”, your name on TikTok.`}
          value={typed}
          error={errors.displayName ?? undo.errors.displayName}
          onType={undo.edit(edit(setTyped))}
        />
        <SubmitButton
          className="justify-self-start"
          disabled={name === settings.displayName && !pending && !undo.pending}
          pending={pending || undo.pending}
        >
          Save name
        </SubmitButton>
      </form>
    </Section>
  );
}
