const MINUTE = 60;

/** Rounds a waiting time up: to five seconds, or to whole minutes from one minute on. */
export const roundWaitTime = (seconds: number): { readonly unit: 'seconds' | 'minutes'; readonly count: number } =>
  seconds > MINUTE
    ? { unit: 'minutes', count: Math.ceil(seconds / MINUTE) }
    : { unit: 'seconds', count: Math.max(5, Math.ceil(seconds / 5) * 5) };
