/** Whole seconds until a moment, never negative. Both in milliseconds. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** The wait that a refusal asks for, in seconds; 30 when it does not say. */
export function waitOf(data: Readonly<Record<string, unknown>>): number {
  const { resendAfterSeconds } = data;
  return typeof resendAfterSeconds === 'number' ? resendAfterSeconds : 30;
}
