import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showInfo } from '#web/ui/seller/toasts.tsx';
import { AddWhatsappDialog } from './add-whatsapp-dialog.tsx';

export function AddNumber({ handle }: { handle: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { data: own } = useQuery(ownShopQuery(handle));
  const [open, setOpen] = useState(false);
  if (own?.phoneNumber !== null) return null;
  const onSaved = () => {
    queryClient().invalidateQueries({ queryKey: queryKeys.shop });
    queryClient().invalidateQueries({ queryKey: queryKeys.account });
    revalidate();
  };
  const sendToSettings = () => {
    setOpen(false);
    const action = { label: 'Settings', onClick: () => void navigate(paths.settingsOf('shop')) };
    showInfo('You need your password to add a new number. Please add it in your settings.', {
      action,
      durationMs: 10_000,
    });
  };
  return (
    <div className="w-full">
      <p className="mb-1 flex items-center gap-1.5 text-sm font-semibold">
        <CircleAlert size={18} className="flex-none text-danger" aria-hidden="true" />
        Buyers cannot write to you yet.
      </p>
      <Button className="w-full px-1 text-[15px]" variant="brand" onClick={() => setOpen(true)}>
        Add WhatsApp for Customer Contact
      </Button>
      <AddWhatsappDialog open={open} onOpenChange={setOpen} onSaved={onSaved} onProofNeeded={sendToSettings} />
    </div>
  );
}
