import {
  maxFactLength,
  maxFeeUgx,
  maxLandmarkLength,
  maxPriceUgx,
  maxReturnsLength,
  maxZoneNameLength,
  maxZones,
} from '@app/contracts/bounds';
import { Nullable, NullableString, OneOf, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { ShopParams } from './catalog.schemas.ts';

/** How goods get to a buyer. */
export const DeliveryWay = OneOf('boda', 'bus', 'pick_up');
export type DeliveryWay = Static<typeof DeliveryWay>;

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

/**
 * What a shop states of itself; what it does not state is null. `freeOverUgx`: goods for so much or more are delivered free
 * where there is a fee. `place` is an area, `landmark` where to pick up. `phone` is the shop's WhatsApp number.
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
  phone: NullableString,
});
export type ShopFacts = Static<typeof ShopFacts>;

const Fact = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/** What is named is set; `zones` as a whole. */
export const UpdateFactsBody = StrictObject(
  {
    zones: Type.Optional(Type.Array(ZoneInput, { maxItems: maxZones })),
    freeOverUgx: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: maxPriceUgx }))),
    place: Fact(maxFactLength),
    landmark: Fact(maxLandmarkLength),
    payOnDelivery: Type.Optional(Nullable(Type.Boolean())),
    returns: Fact(maxReturnsLength),
    legalName: Fact(maxFactLength),
    registration: Fact(maxFactLength),
  },
  { minProperties: 1 },
);
export type UpdateFactsBody = Static<typeof UpdateFactsBody>;

const FactsAnswer = Success(ShopFacts);

export const calls = {
  readFacts: {
    summary: 'What a shop states of itself: delivery zones with fees, place, payment, returns, name',
    params: ShopParams,
    answer: FactsAnswer,
  },
  updateFacts: { summary: 'State facts about my shop', params: ShopParams, body: UpdateFactsBody, answer: FactsAnswer },
};
