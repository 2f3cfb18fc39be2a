import { useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { noPhone, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { PhoneField } from '#web/ui/seller/phone-field.tsx';
import type { ActionDialogProps } from './action-dialog-props.ts';
import { correctNumber } from './actions.api.ts';
import { useAfterAction } from './use-after-action.ts';

const empty = 'Please enter the right number';
const refused = 'Please enter a valid phone number (e.g., +256700123456)';

/** Another number for buyers; of a sign-up that waits for its code, the number that the code goes to. */
export function CorrectNumberDialog({ user, onClose }: ActionDialogProps) {
  const finish = useAfterAction();
  const [phone, setPhone] = useState(noPhone);
  const isPending = user.subscriptionStatus === 'pending';
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={`Correct the number of @${user.handle}`}
      text={
        isPending
          ? 'A new code goes to this number; the one before no longer counts.'
          : 'Buyers write to this number. For 7 days the shop says that its contact is new. The number that signs in stays.'
      }
      confirmLabel="Correct number"
      danger={!isPending}
      failed="Failed to correct the number"
      contents={phone}
      fields={['phoneNumber']}
      check={(): Record<string, string> => (phone.typed.trim() === '' ? { phoneNumber: empty } : {})}
      onConfirm={async (reason, key) => {
        const number = await readPhoneNumber(phone);
        if (!number) throw wrongNumber();
        finish(await correctNumber(user.userId, { reason, phoneNumber: number.e164 }, key));
      }}
    >
      {(errorOf) => (
        <PhoneField label="Phone number" value={phone} error={errorOf('phoneNumber')} onChange={setPhone} />
      )}
    </ReasonDialog>
  );
}

/** Found before anything is sent, but only by the library that comes when the number is read. */
const wrongNumber = () =>
  new ApiError(refused, {
    statusCode: 400,
    code: 'invalid_request',
    fieldErrors: [{ field: 'phoneNumber', message: refused }],
  });
