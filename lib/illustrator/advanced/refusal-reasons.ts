/** Why a photo's face cannot be painted; the regular model is offered instead. */
export const REFUSALS = ['turned', 'small', 'hat', 'tinted', 'dark', 'blurred', 'hidden', 'unreadable'] as const;
export type Refusal = (typeof REFUSALS)[number];
