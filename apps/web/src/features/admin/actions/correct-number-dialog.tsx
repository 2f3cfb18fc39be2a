import { correctNumber } from '@app/contracts/admin/actions.endpoints';
import { useState } from 'react';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { Invalid } from '#web/features/forms/use-submit.ts';
import { noPhone, readPhoneNumber } from '#web/lib/formatting/phone-number.ts';
import { PhoneField } from '#web/ui/seller/fields/phone-field.tsx';
import { type ActionDialogProps, finishAction } from './action-dialog.ts';

const empty = 'Please enter the right number';
const refused = 'Please enter a valid phone number (e.g., +256700123456)';

/** The number for buyers, or the one that a pending sign-up's code goes to. */
export function CorrectNumberDialog({ user, onClose }: ActionDialogProps) {
  const [phone, setPhone] = useState(noPhone);
  const isPending = user.subscriptionStatus === 'pending';
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Change the number of @${user.handle}`}
      text={
        isPending
          ? 'We send a new code to this number. The old code stops working.'
          : 'Buyers message this number. For 7 days the shop says that its contact is new. The phone for signing in does not change.'
      }
      confirmLabel="Change number"
      danger={!isPending}
      failed="Failed to change the number"
      contents={phone}
      fields={['phoneNumber']}
      check={() => ({ phoneNumber: phone.typed.trim() === '' ? empty : null })}
      onConfirm={async (reason, idempotencyKey) => {
        const number = await readPhoneNumber(phone);
        if (!number) throw new Invalid({ phoneNumber: refused });
        const body = { reason, phoneNumber: number.e164 };
        finishAction(await callAdmin(correctNumber, { params: { userId: user.userId }, body, idempotencyKey }));
      }}
    >
      {(errors) => <PhoneField label="Phone number" value={phone} error={errors.phoneNumber} onChange={setPhone} />}
    </ReasonDialog>
  );
}
