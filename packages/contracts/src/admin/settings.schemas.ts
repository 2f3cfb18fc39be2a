import { maxMonthPriceUgx, maxTrialDays, minMonthPriceUgx } from '@app/contracts/bounds';
import { Nullable, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { ReasonBody, ReasonInput } from './audit.schemas.ts';
import { AdminSource } from './figures.schemas.ts';
import { Invitation } from './invitations/invitations.schemas.ts';
import { Administrator, AdministratorAnswer, AdministratorParams, AdminRole } from './session.schemas.ts';

const Price = Type.Integer({ minimum: minMonthPriceUgx, maximum: maxMonthPriceUgx });
const NullablePrice = Nullable(Type.Integer());

/** What administrators set for all; a change counts from then on and touches no period that runs. */
export const AdminSettings = Type.Object({
  priceUgx: Type.Integer(),
  /** Null: it follows the month's price, 3 and 6 times, and 10 times for a year. */
  price3MonthsUgx: NullablePrice,
  price6MonthsUgx: NullablePrice,
  price12MonthsUgx: NullablePrice,
  trialDays: Type.Integer(),
  secondFactorRequired: Type.Boolean(),
  sources: Type.Array(AdminSource),
});
export type AdminSettings = Static<typeof AdminSettings>;
export const AdminSettingsAnswer = Success(AdminSettings);

/** At least one change. */
export const ChangeSettingsBody = StrictObject({
  priceUgx: Type.Optional(Price),
  price3MonthsUgx: Type.Optional(Nullable(Price)),
  price6MonthsUgx: Type.Optional(Nullable(Price)),
  price12MonthsUgx: Type.Optional(Nullable(Price)),
  trialDays: Type.Optional(Type.Integer({ minimum: 0, maximum: maxTrialDays })),
  secondFactorRequired: Type.Optional(Type.Boolean()),
  reason: ReasonInput,
});
export type ChangeSettingsBody = Static<typeof ChangeSettingsBody>;

/** At least one change to another administrator. */
export const ChangeAdministratorBody = StrictObject({
  role: Type.Optional(AdminRole),
  disabled: Type.Optional(Type.Boolean()),
  reason: ReasonInput,
});
export type ChangeAdministratorBody = Static<typeof ChangeAdministratorBody>;

const onAdministrator = { params: AdministratorParams, answer: AdministratorAnswer };

export const calls = {
  listAdministrators: {
    summary: 'All administrators, and who is invited',
    answer: Success(Type.Object({ administrators: Type.Array(Administrator), invitations: Type.Array(Invitation) })),
  },
  changeAdministrator: {
    ...onAdministrator,
    summary: 'Change the role of an administrator, or disable or enable them',
    body: ChangeAdministratorBody,
  },
  endAdministratorSessions: {
    ...onAdministrator,
    summary: 'End all sessions of an administrator at once',
    body: ReasonBody,
  },
  removeTheirSecondFactor: {
    ...onAdministrator,
    summary: "Remove another administrator's second factor",
    body: ReasonBody,
  },
  readSettings: { summary: 'Price, length of the trial, second factor, TikTok sources', answer: AdminSettingsAnswer },
  changeSettings: {
    summary: 'Change price, length of the trial or the second factor for all, from now on',
    body: ChangeSettingsBody,
    answer: AdminSettingsAnswer,
  },
  switchSource: {
    summary: 'Let a TikTok source be asked, or not, by all processes',
    params: Type.Object({ source: Type.String({ pattern: '^[a-z]{2,20}$' }) }),
    body: StrictObject({ enabled: Type.Boolean(), reason: ReasonInput }),
    answer: AdminSettingsAnswer,
  },
};
