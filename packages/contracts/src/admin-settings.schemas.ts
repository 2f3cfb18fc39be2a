import Type, { type Static } from 'typebox';
import { ReasonBody, ReasonInput } from './admin-audit.schemas.ts';
import { AdminSource } from './admin-figures.schemas.ts';
import {
  AdministratorAnswer,
  AdministratorListAnswer,
  AdministratorParams,
  AdminRole,
} from './admin-session.schemas.ts';
import { maxMonthPriceUgx, maxTrialDays, minMonthPriceUgx } from './bounds.ts';
import { Success } from './envelope.schemas.ts';

const Price = Type.Integer({ minimum: minMonthPriceUgx, maximum: maxMonthPriceUgx });
const NullablePrice = Type.Union([Type.Integer(), Type.Null()]);

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
export const ChangeSettingsBody = Type.Object(
  {
    priceUgx: Type.Optional(Price),
    price3MonthsUgx: Type.Optional(Type.Union([Price, Type.Null()])),
    price6MonthsUgx: Type.Optional(Type.Union([Price, Type.Null()])),
    price12MonthsUgx: Type.Optional(Type.Union([Price, Type.Null()])),
    trialDays: Type.Optional(Type.Integer({ minimum: 0, maximum: maxTrialDays })),
    secondFactorRequired: Type.Optional(Type.Boolean()),
    reason: ReasonInput,
  },
  { additionalProperties: false },
);
export type ChangeSettingsBody = Static<typeof ChangeSettingsBody>;

export const SwitchSourceBody = Type.Object(
  { enabled: Type.Boolean(), reason: ReasonInput },
  { additionalProperties: false },
);
export const SourceParams = Type.Object({ source: Type.String({ pattern: '^[a-z]{2,20}$' }) });

/** At least one change to another administrator. */
export const ChangeAdministratorBody = Type.Object(
  { role: Type.Optional(AdminRole), disabled: Type.Optional(Type.Boolean()), reason: ReasonInput },
  { additionalProperties: false },
);
export type ChangeAdministratorBody = Static<typeof ChangeAdministratorBody>;

const tags = ['admin'];

/** What each call takes and answers, with the words of its description. */
export const calls = {
  listAdministrators: { tags, summary: 'All administrators', answer: AdministratorListAnswer },
  changeAdministrator: {
    tags,
    summary: 'Change the role of an administrator, or disable or enable them',
    params: AdministratorParams,
    body: ChangeAdministratorBody,
    answer: AdministratorAnswer,
  },
  endAdministratorSessions: {
    tags,
    summary: 'End all sessions of an administrator at once',
    params: AdministratorParams,
    body: ReasonBody,
    answer: AdministratorAnswer,
  },
  removeTheirSecondFactor: {
    tags,
    summary: "Remove another administrator's second factor",
    params: AdministratorParams,
    body: ReasonBody,
    answer: AdministratorAnswer,
  },
  readSettings: {
    tags,
    summary: 'Price, length of the trial, second factor, TikTok sources',
    answer: AdminSettingsAnswer,
  },
  changeSettings: {
    tags,
    summary: 'Change price, length of the trial or the second factor for all, from now on',
    body: ChangeSettingsBody,
    answer: AdminSettingsAnswer,
  },
  switchSource: {
    tags,
    summary: 'Let a TikTok source be asked, or not, by all processes',
    params: SourceParams,
    body: SwitchSourceBody,
    answer: AdminSettingsAnswer,
  },
};
