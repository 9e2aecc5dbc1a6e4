/** Why we cannot paint the face from a photo; the parent then gets the regular style. */
export const REFUSAL_REASONS = ['turned', 'small', 'hat', 'tinted', 'dark', 'blurred', 'hidden', 'unreadable'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
