/** Why we cannot paint the head of a photo well enough for a framed page; the parent then gets the regular style. */
export const REFUSAL_REASONS = [
  'turned',
  'small',
  'hat',
  'tinted',
  'dark',
  'blurred',
  'hidden',
  'cutOff',
  'harshLight',
  'litHair',
  'unclear',
  'unreadable',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
