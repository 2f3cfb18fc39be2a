import {
  maxAnnouncementLength,
  maxFactLength,
  maxFeeUgx,
  maxLandmarkLength,
  maxMoneyCodeLength,
  maxMoneyNameLength,
  maxPriceUgx,
  maxReturnsLength,
  maxZoneNameLength,
  maxZones,
} from '@app/contracts/bounds';
import {
  Instant,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { ShopParams } from './catalog.schemas.ts';

/** How goods get to a buyer. */
export const DeliveryWay = OneOf('boda', 'bus', 'pick_up');
export type DeliveryWay = Static<typeof DeliveryWay>;

/** `08:30`. */
const timePattern = '^([01]\\d|2[0-3]):[0-5]\\d$';

export const ZoneId = Type.String({ pattern: '^[a-z0-9]{8}$' });

/** Where a shop delivers to. `feeUgx`: null to be asked. The first way is offered first. */
export const Zone = Type.Object({
  id: ZoneId,
  name: Type.String(),
  feeUgx: Nullable(Type.Integer()),
  ways: Type.Array(DeliveryWay),
});
export type Zone = Static<typeof Zone>;

/** A zone without an id is a new one. */
export const ZoneInput = StrictObject({
  id: Type.Optional(ZoneId),
  name: Type.String({ minLength: 1, maxLength: maxZoneNameLength }),
  feeUgx: Nullable(Type.Integer({ minimum: 0, maximum: maxFeeUgx })),
  ways: Type.Array(DeliveryWay, { minItems: 1, maxItems: 3, uniqueItems: true }),
});
export type ZoneInput = Static<typeof ZoneInput>;

/** `2026-12-28`. */
export const NullableDay = Nullable(Type.String({ format: 'date' }));

/** Within one day, on each of the shop's; in words by `hoursInWords`. */
export const Hours = StrictObject({
  days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  opens: Type.String({ pattern: timePattern }),
  closes: Type.String({ pattern: timePattern }),
});

/** Where buyers send money: the name that their phone shows before they confirm, and the merchant's code. */
export const MobileMoney = StrictObject({
  name: Type.String({ minLength: 1, maxLength: maxMoneyNameLength }),
  code: Nullable(Type.String({ maxLength: maxMoneyCodeLength })),
});
export type MobileMoney = Static<typeof MobileMoney>;

/** A line that stands in the shop until `endsAt`. */
export const Announcement = StrictObject({
  text: Type.String({ minLength: 1, maxLength: maxAnnouncementLength }),
  endsAt: Instant,
});
export type Announcement = Static<typeof Announcement>;

/**
 * What a shop states of itself; what it does not state is null. `freeOverUgx`: goods for so much or more are delivered free
 * where there is a fee. `place` is an area, `landmark` where to pick up. `closedUntil`: the day that
 * ends a pause, perhaps a past one. Hours, pause and `phone`, the WhatsApp number, are set with the shop's settings.
 * `moneyNewUntil`: buyers are told until then that name or code of mobile money are new. `announcement`: null once it is over.
 */
export const ShopFacts = Type.Object({
  zones: Type.Array(Zone),
  freeOverUgx: Nullable(Type.Integer()),
  place: NullableString,
  landmark: NullableString,
  payOnDelivery: Nullable(Type.Boolean()),
  returns: NullableString,
  legalName: NullableString,
  registration: NullableString,
  mobileMoney: Nullable(MobileMoney),
  moneyNewUntil: NullableInstant,
  hours: Nullable(Hours),
  closedUntil: NullableDay,
  phone: NullableString,
  announcement: Nullable(Announcement),
});
export type ShopFacts = Static<typeof ShopFacts>;

const Fact = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/** What is named is set; `zones` as a whole. */
export const StatedFacts = StrictObject({
  zones: Type.Optional(Type.Array(ZoneInput, { maxItems: maxZones })),
  freeOverUgx: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: maxPriceUgx }))),
  place: Fact(maxFactLength),
  landmark: Fact(maxLandmarkLength),
  payOnDelivery: Type.Optional(Nullable(Type.Boolean())),
  returns: Fact(maxReturnsLength),
  legalName: Fact(maxFactLength),
  registration: Fact(maxFactLength),
  announcement: Type.Optional(Nullable(Announcement)),
});
export type StatedFacts = Static<typeof StatedFacts>;

export const FactsAnswer = Success(ShopFacts);

export const calls = {
  readFacts: {
    summary: 'What a shop states of itself: delivery zones with fees, place, payment, hours, returns, name',
    params: ShopParams,
    answer: FactsAnswer,
  },
};
