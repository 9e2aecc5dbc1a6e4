import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alarm, setAlarmHandler } from './alarm';
import { log } from './log';

const mailed = vi.fn(async () => {});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') });
  setAlarmHandler(mailed);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  mailed.mockClear();
});

it('an alarm logs an error line with a stable event and mails the owner, each kind once an hour', () => {
  const line = vi.spyOn(log, 'error');
  alarm('production_failed', { orderId: 'a' });
  alarm('production_failed', { orderId: 'b' });
  alarm('refund_failed');
  expect(line.mock.calls.map(([facts]) => facts)).toEqual([
    { event: 'alarm', alarm: 'production_failed', orderId: 'a' },
    { event: 'alarm', alarm: 'production_failed', orderId: 'b' },
    { event: 'alarm', alarm: 'refund_failed' },
  ]);
  expect(mailed.mock.calls).toEqual([
    ['production_failed', { orderId: 'a' }],
    ['refund_failed', {}],
  ]);
  vi.advanceTimersByTime(3_600_000);
  alarm('production_failed', { orderId: 'c' });
  expect(mailed).toHaveBeenCalledTimes(3);
});

it('an alarm whose mail fails is still logged and throws nothing', async () => {
  const line = vi.spyOn(log, 'error');
  setAlarmHandler(() => Promise.reject(new Error('smtp.example is away')));
  expect(() => alarm('mail_failed')).not.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect(line).toHaveBeenCalledTimes(2);
});
