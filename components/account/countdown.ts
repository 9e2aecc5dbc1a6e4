/** Whole seconds until a moment, never negative. Both in milliseconds. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** The wait that a refusal asks for, in seconds; 30 when it does not say. */
export function waitOf({ resendAfterSeconds, waitSeconds }: Readonly<Record<string, unknown>>): number {
  if (typeof resendAfterSeconds === 'number') return resendAfterSeconds;
  return typeof waitSeconds === 'number' ? waitSeconds : 30;
}
