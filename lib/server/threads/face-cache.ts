import { sha256 } from '@/lib/platform/ids';
import type { Result } from '@/lib/platform/result';

type PaintFace = (jpeg: Uint8Array) => Promise<Result<Uint8Array>>;

const MAX_ENTRIES = 4;
const TTL_MS = 10 * 60_000;

/**
 * Caches the last painted faces for a few minutes, in memory only: a corrected hero and the pages drawn right after do
 * not wait for the same photo to be processed again. Never stored.
 */
export function createFaceCache(paint: PaintFace, now: () => number): PaintFace {
  const known = new Map<string, { readonly until: number; readonly face: Promise<Result<Uint8Array>> }>();
  return (jpeg) => {
    for (const [key, { until }] of known) if (until <= now()) known.delete(key);
    const key = sha256(Buffer.from(jpeg).toString('latin1'));
    const face = known.get(key)?.face ?? paint(jpeg);
    known.delete(key);
    known.set(key, { until: now() + TTL_MS, face });
    // Failures are not cached.
    face.catch(() => known.delete(key));
    for (const oldest of [...known.keys()].slice(0, -MAX_ENTRIES)) known.delete(oldest);
    return face;
  };
}
