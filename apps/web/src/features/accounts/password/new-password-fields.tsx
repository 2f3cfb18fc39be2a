import {
  brokenPasswordRules,
  normalisePassword,
  ownNameRule,
  type PasswordOwner,
  passwordRefused,
  passwordRules,
} from '@app/contracts/accounts/password-rules';
import { maxPasswordLength } from '@app/contracts/bounds';
import { Check } from 'lucide-react';
import type { FieldErrors } from '#web/features/forms/field-error.ts';
import { PasswordField } from '#web/ui/seller/fields/text-field.tsx';
import { type PasswordPair, passwordStrength } from './password-strength.ts';

interface NewPasswordFieldsProps {
  value: PasswordPair;
  errors: FieldErrors<keyof PasswordPair>;
  onChange: (value: PasswordPair) => void;
  label?: string;
  owner?: PasswordOwner;
}

/** A new password and its confirmation, with strength meter and rules. The caller keeps the text in memory only. */
export function NewPasswordFields({ value, errors, onChange, label = 'Password', owner }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        value={value.password}
        error={errors.password && <PasswordError words={errors.password} password={value.password} owner={owner} />}
        onType={(password) => onChange({ ...value, password })}
        hint={<PasswordMeter password={value.password} owner={owner} />}
      />
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        value={value.confirmation}
        error={errors.confirmation}
        onType={(confirmation) => onChange({ ...value, confirmation })}
      />
    </>
  );
}

interface JudgedProps {
  password: string;
  owner: PasswordOwner | undefined;
}

function PasswordMeter({ password, owner }: JudgedProps) {
  const normal = normalisePassword(password);
  const ownName = owner && ownNameRule(owner);
  const { percent, word } = passwordStrength(password);
  return (
    <div className="grid gap-2 pt-1">
      {password !== '' && (
        <p className="flex items-center gap-3">
          <span className="meter" data-strength={word} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
          <span className="sr-only">Strength: </span>
          <span>{word}</span>
        </p>
      )}
      <ul className="rules">
        {passwordRules.map(({ asks, isMet }) => (
          <Rule key={asks} asks={asks} met={isMet(normal)} />
        ))}
        {ownName && !ownName.isMet(normal) && <Rule asks={ownName.asks} met={false} />}
      </ul>
    </div>
  );
}

function PasswordError({ words, password, owner }: JudgedProps & { words: string }) {
  const [first] = brokenPasswordRules(password, owner);
  return (
    <>
      <span className="block">{words}</span>
      {words === passwordRefused && first && <span className="block font-medium">{first}</span>}
    </>
  );
}

function Rule({ asks, met }: { asks: string; met: boolean }) {
  return (
    <li className={met ? 'text-ink' : ''}>
      {met && <Check className="rule-mark" size={18} strokeWidth={3} aria-hidden="true" />}
      {asks}
      <span className="sr-only">{met ? ' (done)' : ' (missing)'}</span>
    </li>
  );
}
