/** Whole seconds until `until`, never negative. Both arguments are in milliseconds. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Seconds to wait as the error response says; 30 if it does not say. */
export function retryAfterSeconds({ resendAfterSeconds, waitSeconds }: Readonly<Record<string, unknown>>): number {
  if (typeof resendAfterSeconds === 'number') return resendAfterSeconds;
  return typeof waitSeconds === 'number' ? waitSeconds : 30;
}
