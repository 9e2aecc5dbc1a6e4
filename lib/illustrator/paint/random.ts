/** A seeded source of numbers: the same seed gives the same picture. */
export type Random = {
  /** 0 to 1. */
  (): number;
  between(low: number, high: number): number;
  /** Bell-shaped, -1 to 1. */
  bell(): number;
  pick<T>(items: readonly [T, ...T[]]): T;
};

function hash(text: string): number {
  let h = 7;
  for (const letter of text) h = (h * 31 + letter.charCodeAt(0)) | 0;
  return h;
}

/** Mulberry32 (public domain, Tommy Ettinger). */
export function seededRandom(seed: string | number): Random {
  let state = typeof seed === 'string' ? hash(seed) : seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    bell: () => (next() + next() + next() - 1.5) / 1.5,
    pick: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0],
  });
}
