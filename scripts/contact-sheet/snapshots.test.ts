import { expect, test } from 'vitest';
import { diffWithSnapshots, SNAPSHOT_SHEETS } from './snapshots';

/** Limit out of 255 in the worst 8 × 8 pixels: another Skia build rounds differently, a lost eyebrow exceeds it. */
const LIMIT = 12;

// After an intended change: look at the page that the failure names, then `npm run contact-sheet -- --keep`.
test.each(SNAPSHOT_SHEETS)('the pictures of "%s" equal their snapshots', async (name) => {
  expect(await diffWithSnapshots(name, LIMIT)).toEqual([]);
});
