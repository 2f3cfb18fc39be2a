import type { ShopSettings } from '@app/contracts/account-settings';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { saveDisplayName, settingsQuery } from '#web/features/accounts/settings/settings.api.ts';
import { SettingsSection } from '#web/features/accounts/settings/settings-section.tsx';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { showError, showUndo } from '#web/ui/seller/toasts.tsx';

/** The name above the shop. Empty: TikTok's. */
export function ShopName({ handle, settings }: { handle: string; settings: ShopSettings }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState(settings.displayName ?? '');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const name = typed.trim() === '' ? null : typed.trim();

  const save = async (to: string | null) => {
    const from = settings.displayName;
    setPending(true);
    setError(null);
    try {
      const saved = await saveDisplayName(handle, to);
      queries.setQueryData(settingsQuery(handle).queryKey, saved);
      setTyped(saved.displayName ?? '');
      refreshProfile();
      return from;
    } catch (failure) {
      const words = fieldOrFormError(failure, 'displayName');
      if (words) setError(words);
      else showError(failure, 'Failed to save the name. Please try again.');
      return undefined;
    } finally {
      setPending(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || name === settings.displayName) return;
    const before = await save(name);
    if (before !== undefined)
      showUndo(name === null ? 'Your shop has its TikTok name again' : 'Name saved', () => save(before));
  };
  return (
    <SettingsSection title="Shop name" lead="Buyers read it above your shop.">
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label="Name"
          name="shop-name"
          autoComplete="off"
          maxLength={120}
          placeholder={settings.importedDisplayName ?? `@${handle}`}
          hint={settings.importedDisplayName && `Empty: “${settings.importedDisplayName}”, your name on TikTok.`}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
        />
        <Button
          type="submit"
          variant="brand"
          className="justify-self-start"
          disabled={name === settings.displayName}
          pending={pending}
        >
          Save name
        </Button>
      </form>
    </SettingsSection>
  );
}
