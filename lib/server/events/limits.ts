type Limits = { readonly perDevice: number; readonly perAddress: number; readonly total: number };
type StreamClient = { readonly deviceId: string; readonly addressKey: string };

/**
 * Maximum number of open streams of this process. A family has a few tabs; a school has many families behind one
 * address. Each stream holds a connection.
 */
const LIMITS: Limits = { perDevice: 8, perAddress: 400, total: 2000 };

export type StreamSlot = { readonly release: () => void };

/**
 * Limits the open streams; a rejection says who is over the limit: the visitor (`rate_limited`) or the process
 * (`server_busy`).
 */
export function createStreamLimiter({ perDevice, perAddress, total: inAll }: Limits) {
  const openCounts = new Map<string, number>();
  let openTotal = 0;
  const add = (key: string, by: 1 | -1) => {
    const count = (openCounts.get(key) ?? 0) + by;
    if (count > 0) openCounts.set(key, count);
    else openCounts.delete(key);
  };
  return function acquire({ deviceId, addressKey }: StreamClient): StreamSlot | 'rate_limited' | 'server_busy' {
    const [device, address] = [`device:${deviceId}`, `address:${addressKey}`];
    if ((openCounts.get(device) ?? 0) >= perDevice || (openCounts.get(address) ?? 0) >= perAddress)
      return 'rate_limited';
    if (openTotal >= inAll) return 'server_busy';
    let released = false;
    const count = (by: 1 | -1) => {
      openTotal += by;
      add(device, by);
      add(address, by);
    };
    count(1);
    return {
      release() {
        if (!released) count(-1);
        released = true;
      },
    };
  };
}

/** Acquires a stream slot of this process. */
export const acquireStreamSlot = createStreamLimiter(LIMITS);
