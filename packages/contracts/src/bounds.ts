/** How long and how many what people type may be: schemas refuse more, and the web's fields end there. */

export const maxPasswordLength = 200;

// Lists
export const maxSearchLength = 80;
export const maxUserSearchLength = 64;
export const maxPaymentSearchLength = 64;
/** A pasted link fits. */
export const maxAdminSearchLength = 300;
export const maxAuditSearchLength = 100;

// Products
export const minPriceUgx = 100;
export const maxPriceUgx = 10_000_000_000;
/** What it cost before must have been its price within 30 days, on three of them. */
export const maxDiscountDays = 28;
export const maxTitleLength = 120;
export const maxDescriptionLength = 300;
export const maxTags = 20;
export const maxTagLength = 40;
export const maxSizes = 30;
export const maxSizeLength = 20;
export const maxCsvBytes = 1024 * 1024;

// Links to add, at once
export const maxLinks = 50;
export const maxLinkLength = 500;

/** Of a caption that is tried out, in characters: what TikTok's app takes. */
export const maxCaptionLength = 2200;

// Orders
export const maxOrderLines = 20;
export const maxQuantity = 20;
export const maxOrderNoteLength = 140;
export const maxBuyerNameLength = 60;
export const maxBuyerPlaceLength = 140;
export const maxBuyerPhoneLength = 20;
export const maxOrderSearchLength = 60;

// Facts about a shop
export const maxZones = 40;
export const maxZoneNameLength = 40;
/** Areas in a shop's row of facts; of more it says so. */
export const shownAreas = 3;
export const maxFeeUgx = 1_000_000;
export const maxFactLength = 80;
export const maxLandmarkLength = 140;
export const maxReturnsLength = 200;
export const maxMoneyNameLength = 60;
export const maxMoneyCodeLength = 12;

// Collections, and what a shop announces
export const maxCollections = 12;
export const maxCollectionNameLength = 40;
export const maxCollectionTags = 5;
export const maxCollectionProducts = 100;
export const maxAnnouncementLength = 140;
export const maxAnnouncementDays = 90;

// Reviews
export const maxReviewLength = 300;
export const maxAnswerLength = 300;

export const maxReportDetailsLength = 500;
export const maxReportNoteLength = 1000;

/** Of a transaction ID that a seller gives. */
export const maxReceiptLength = 40;

// Administration
export const minReasonLength = 3;
export const maxReasonLength = 300;
/** What the owner of a suspended shop, or of a refused payment, reads. */
export const minMessageLength = 3;
export const maxSuspensionMessageLength = 300;
export const maxRefusalMessageLength = 200;
/** What proves a payment by hand. */
export const minProofLength = 3;
export const maxProofLength = 60;
/** Of what was done about a difference between two books. */
export const maxDifferenceNoteLength = 300;
/** Of a note about a seller. */
export const maxSellerNoteLength = 500;
export const maxGrantDays = 3650;
export const maxRecordedUgx = 100_000_000;
export const maxRecordedMonths = 24;
/** UGX 500 is the least that mobile money sends. */
export const minMonthPriceUgx = 500;
export const maxMonthPriceUgx = 10_000_000;
export const maxTrialDays = 365;
