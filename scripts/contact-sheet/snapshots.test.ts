import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../paths';
import { readSourceGraph } from '../test-stages/unchanged/source-graph';
import { diffWithSnapshots, SNAPSHOT_SHEETS } from './snapshots';
import { areSourcesKnown, listDrawingSources, saveSources } from './testing/drawing-sources';

/** Limit out of 255 in the worst 8 × 8 pixels: another Skia build rounds differently, a lost eyebrow exceeds it. */
const LIMIT = 12;

/** Whole scenes, drawn in every run: another machine may draw differently. */
const ALWAYS_DRAWN = 'children';

const graph = readSourceGraph();
const findUnknown = () => SNAPSHOT_SHEETS.filter((name) => !areSourcesKnown(name, graph));
const unknown = findUnknown();
const equal: string[] = [];

// After an intended change: look at the page that the failure names, then `npm run contact-sheet -- --keep`.
test.each([ALWAYS_DRAWN, ...unknown.filter((name) => name !== ALWAYS_DRAWN)])(
  'the pictures of "%s" equal their snapshots',
  async (name) => {
    expect(await diffWithSnapshots(name, LIMIT)).toEqual([]);
    equal.push(name);
  },
);

// Compared by the hash of what draws it first: after a change a sheet is drawn once, and its new hash is saved.
test('the sources of the pictures are known', () => {
  if (equal.some((name) => unknown.includes(name))) saveSources(equal, graph);
  expect(findUnknown()).toEqual([]);
});

test.each([
  ['lib/illustrator/stages/nature/forest-day.ts', ['children', 'scenes', 'variations']],
  ['lib/illustrator/stages/rooms/library.ts', ['scenes']],
  ['lib/illustrator/stages/wide/room.ts', ['spreads']],
  ['lib/illustrator/spread/paint-spread.ts', ['spreads']],
  ['lib/illustrator/props/index.ts', ['children', 'scenes', 'variations', 'companions', 'spreads']],
  ['lib/illustrator/figure/figure.ts', SNAPSHOT_SHEETS],
  ['tests/fixtures/pictures/hair.txt', ['hair']],
])('a change of %s draws what shows it anew: %o', (file, sheets) => {
  const root = mkdtempSync(path.join(tmpdir(), 'drawing-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const source of new Set(SNAPSHOT_SHEETS.flatMap((name) => [...listDrawingSources(name, graph)])))
    cpSync(fromRoot(source), path.join(root, source));
  const hashAll = () => {
    const copied = readSourceGraph(root);
    return SNAPSHOT_SHEETS.map((name) => copied.hash(listDrawingSources(name, copied)));
  };
  const before = hashAll();
  writeFileSync(path.join(root, file), `${readFileSync(path.join(root, file), 'utf8')}\n`);
  const after = hashAll();
  expect(SNAPSHOT_SHEETS.filter((_, i) => before[i] !== after[i])).toEqual(sheets);
});
