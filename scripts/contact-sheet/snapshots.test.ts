import { expect, test } from 'vitest';
import { diffWithSnapshots, SNAPSHOT_SHEETS } from './snapshots';
import { areSourcesKnown, saveSources } from './testing/drawing-sources';

/** Limit out of 255 in the worst 8 × 8 pixels: another Skia build rounds differently, a lost eyebrow exceeds it. */
const LIMIT = 12;

/** Whole scenes, drawn in every run: another machine may draw differently. */
const ALWAYS_DRAWN = 'children';

const sheets = areSourcesKnown() ? [ALWAYS_DRAWN] : SNAPSHOT_SHEETS;
const equal: string[] = [];

// After an intended change: look at the page that the failure names, then `npm run contact-sheet -- --keep`.
test.each(sheets)('the pictures of "%s" equal their snapshots', async (name) => {
  expect(await diffWithSnapshots(name, LIMIT)).toEqual([]);
  equal.push(name);
});

// Compared by the hash of what draws them first: after a change all of them are drawn once, and the new hash is saved.
test('the sources of the pictures are known', () => {
  if (equal.length === SNAPSHOT_SHEETS.length) saveSources();
  expect(areSourcesKnown()).toBe(true);
});
