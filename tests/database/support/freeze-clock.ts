import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of this process until the end of the test, for what counts by the hour or the minute: on a busy
 * machine another one may begin in between. Timers go on.
 */
export function freezeClock(now = new Date()): void {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
