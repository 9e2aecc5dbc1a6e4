import { sha256 } from '@/lib/platform/ids';
import type { Result } from '@/lib/platform/result';

type PaintFace = (jpeg: Uint8Array) => Promise<Result<Uint8Array>>;

const MOST = 4;
const KEEP_MS = 10 * 60_000;

/**
 * Remembers the last faces for a few minutes, in this process's memory alone: a parent who corrects the hero, and the
 * pages drawn right after, need not wait for the same photo to be read again. Nothing of it is ever stored.
 */
export function recentFaces(paint: PaintFace, now: () => number): PaintFace {
  const known = new Map<string, { readonly until: number; readonly face: Promise<Result<Uint8Array>> }>();
  return (jpeg) => {
    for (const [key, { until }] of known) if (until <= now()) known.delete(key);
    const key = sha256(Buffer.from(jpeg).toString('latin1'));
    const face = known.get(key)?.face ?? paint(jpeg);
    known.delete(key);
    known.set(key, { until: now() + KEEP_MS, face });
    // A painter that failed is asked again.
    face.catch(() => known.delete(key));
    for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest);
    return face;
  };
}
