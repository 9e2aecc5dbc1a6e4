import type { Tx } from '../db';
import { countRequest } from './repository';

export type RateClass = { readonly name: string; readonly limit: number; readonly windowSeconds: number };

/** Requests per visitor, by class. */
export const RATE_CLASSES = {
  write: { name: 'write', limit: 240, windowSeconds: 60 },
  // Small preview pictures while the parent drags a colour: several a second.
  sketch: { name: 'sketch', limit: 400, windowSeconds: 60 },
  // A teacher sends the photos of a class, up to 50 at a time, some of them again.
  upload: { name: 'upload', limit: 150, windowSeconds: 600 },
  // 2,000 employees of a company order within ten minutes from one office (`lib/server/api/office.ts`).
  officeWrite: { name: 'officeWrite', limit: 6000, windowSeconds: 60 },
  officeUpload: { name: 'officeUpload', limit: 8000, windowSeconds: 600 },
  // Messages to the shop: many people of a school or an office share one IP address.
  support: { name: 'support', limit: 60, windowSeconds: 3600 },
  pay: { name: 'pay', limit: 60, windowSeconds: 600 },
  // Forms that write to us or ask us to write.
  letter: { name: 'letter', limit: 20, windowSeconds: 3600 },
  // Error screens of browsers: a page that fails for a whole school, not somebody who fills the log.
  errorReport: { name: 'errorReport', limit: 120, windowSeconds: 3600 },
} as const satisfies Record<string, RateClass>;

/**
 * Counts one request of `who` in the class's fixed window, in one statement, so that several web processes share the
 * count. Returns the seconds to wait, 0 when the request may pass.
 */
export async function checkRateLimit(db: Tx, rate: RateClass, who: string, now: Date): Promise<number> {
  const windowMs = rate.windowSeconds * 1000;
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const key = `${rate.name}:${who}`;
  if ((await countRequest(db, key, windowStart)) <= rate.limit) return 0;
  return Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000);
}
