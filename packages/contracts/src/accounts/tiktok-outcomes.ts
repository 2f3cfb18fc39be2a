/** Why the page after TikTok has nothing to finish (`outcome` of its address). */
export const tiktokOutcomes = ['refused', 'elsewhere', 'failed', 'busy', 'signed_out'] as const;
export type TikTokOutcome = (typeof tiktokOutcomes)[number];
