import { describe, expect, it } from 'vitest';
import { createStreamLimiter } from './limits';

const client = (deviceId: string, addressKey = deviceId) => ({ deviceId, addressKey });
const isSlot = (slot: ReturnType<ReturnType<typeof createStreamLimiter>>) => typeof slot === 'object';

describe('open streams are counted', () => {
  it('by device, by address and in total; each rejection has the matching code', () => {
    const acquire = createStreamLimiter({ perDevice: 2, perAddress: 3, total: 4 });
    expect([acquire(client('a', 'x')), acquire(client('a', 'x')), acquire(client('b', 'x'))].every(isSlot)).toBe(true);
    expect(acquire(client('a', 'y'))).toBe('rate_limited');
    expect(acquire(client('c', 'x'))).toBe('rate_limited');
    expect(isSlot(acquire(client('d', 'y')))).toBe(true);
    expect(acquire(client('e', 'z'))).toBe('server_busy');
  });

  it('a closed stream frees its slot once', () => {
    const acquire = createStreamLimiter({ perDevice: 1, perAddress: 2, total: 2 });
    const seat = acquire(client('a', 'x'));
    if (typeof seat === 'string') throw new Error(seat);
    expect(isSlot(acquire(client('b', 'x')))).toBe(true);
    seat.release();
    seat.release();
    expect(isSlot(acquire(client('a', 'x')))).toBe(true);
    expect(acquire(client('c', 'x'))).toBe('rate_limited');
  });
});
