import { sendSignUpCode } from '@app/contracts/accounts/phone-codes.endpoints';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import type { CodeSent, PhoneDraft } from '#web/features/accounts/codes/phone-draft.ts';
import { Invalid } from '#web/features/forms/use-submit.ts';
import type { PhoneValue } from '#web/lib/formatting/phone-number.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { isHandleRefusal } from '#web/screens/signup/signup.api.ts';

interface PhoneStepProps {
  handle: string;
  phone: PhoneValue;
  codeSent: CodeSent | null;
  onChange: (change: Partial<PhoneDraft>) => void;
  onVerify: (phoneNumber: string, code: string) => Promise<void>;
  onHandleRefused: (error: ApiError) => void;
}

/** Instead of a password, a code proves the number, which signs in from then on. */
export function PhoneStep({ handle, phone, codeSent, onChange, onVerify, onHandleRefused }: PhoneStepProps) {
  const unlessHandleRefused = async <Result,>(call: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await call();
    } catch (error) {
      // The specified words of a sign-up; the server's own differ.
      if (error instanceof ApiError && error.code === 'code_wrong') throw new Invalid({ code: error.message });
      if (!isHandleRefusal(error)) throw error;
      onHandleRefused(error);
      return null;
    }
  };
  return (
    <PhoneCode
      hint="You sign in with this number and a code. Buyers do not see it."
      draft={{ phone, codeSent }}
      onDraft={onChange}
      send={(phoneNumber) =>
        unlessHandleRefused(
          async () => (await call(sendSignUpCode, { body: { handle, phoneNumber } })).data.codeDelivery,
        )
      }
      verify={(phoneNumber, code) => unlessHandleRefused(() => onVerify(phoneNumber, code))}
    />
  );
}
