const MINUTE = 60;

/** A time to wait as one would say it: in steps of five seconds, then in whole minutes; never too short. */
export const sayWait = (seconds: number): { readonly unit: 'seconds' | 'minutes'; readonly count: number } =>
  seconds > MINUTE
    ? { unit: 'minutes', count: Math.ceil(seconds / MINUTE) }
    : { unit: 'seconds', count: Math.max(5, Math.ceil(seconds / 5) * 5) };
