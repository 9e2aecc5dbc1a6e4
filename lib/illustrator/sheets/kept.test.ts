import { expect, test } from 'vitest';
import { changedSinceKept, KEPT_SHEETS } from './kept';

/** Out of 255 in the worst 8 × 8 pixels: another Skia build rounds differently, a lost eyebrow is more than this. */
const LIMIT = 12;

// After a wanted change: look at `npm run contact-sheet`, then keep it with `npm run contact-sheet -- --keep`.
test.each(KEPT_SHEETS)(
  'the pictures of "%s" are as they were kept',
  async (name) => {
    expect(await changedSinceKept(name, LIMIT)).toEqual([]);
  },
  60_000,
);
