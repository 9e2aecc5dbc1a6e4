import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../scripts/paths';
import { readSourceGraph, type SourceGraph } from '../../scripts/test-stages/unchanged/source-graph';
import { findSources } from '../../scripts/test-stages/unchanged/texts';

/**
 * Test files that read photos, draw, or typeset whole books for minutes, and how many of their tests always run. Nothing but
 * their sources can change what they find: no clock, no database, no network.
 */
export const COSTLY_TESTS: Readonly<Record<string, number>> = {
  'components/photo/detector/children.test.ts': 1,
  'components/photo/detector/photo-quality.test.ts': 1,
  'components/photo/detector/sharpest-photo.test.ts': 1,
  'lib/illustrator/advanced/prepare.test.ts': 1,
  'lib/illustrator/advanced/refusal.test.ts': 1,
  'lib/illustrator/companions/companions.test.ts': 1,
  'lib/illustrator/companions/kit/animals.test.ts': 1,
  'lib/illustrator/companions/people/people.test.ts': 1,
  'lib/illustrator/compose/compose.test.ts': 1,
  'lib/illustrator/compose/unmirrored.test.ts': 1,
  'lib/illustrator/figure/figure.test.ts': 1,
  'lib/illustrator/figure/hair/brushed/brushed-hair.test.ts': 1,
  'lib/illustrator/figure/hair/brushed/edges/edges.test.ts': 1,
  'lib/illustrator/figure/hair/own/own-hair.test.ts': 1,
  'lib/illustrator/figure/hair/turned/turned.test.ts': 1,
  'lib/illustrator/figure/head/face-offsets.test.ts': 1,
  'lib/illustrator/figure/own-face/draw-face.test.ts': 1,
  'lib/illustrator/figure/poses.test.ts': 1,
  'lib/illustrator/render/render.test.ts': 1,
  'lib/illustrator/requests/requests.test.ts': 1,
  'lib/illustrator/spread/inner-weather.test.ts': 1,
  'lib/illustrator/spread/variations.test.ts': 1,
  'lib/illustrator/stages/nature/nature.test.ts': 1,
  'lib/photos/face/hair-shape/read-hair-shape.test.ts': 1,
  'lib/photos/normalize.test.ts': 1,
  'lib/proofreading/corpus.test.ts': 1,
  'lib/proofreading/library.test.ts': 1,
  'lib/proofreading/parents-edits.test.ts': 1,
  'lib/stories/texts.test.ts': 1,
  'lib/typesetting/cards/colour-card.test.ts': 1,
  'lib/typesetting/cards/gift-card.test.ts': 1,
  'lib/typesetting/class-papers.test.ts': 1,
  'lib/typesetting/cover-fit.test.ts': 1,
  'lib/typesetting/dedication.test.ts': 1,
  'lib/typesetting/page-fit.test.ts': 1,
  'lib/typesetting/picture-book/print-files.test.ts': 1,
  'lib/typesetting/picture-book/reading-pdf.test.ts': 1,
  'lib/typesetting/poster.test.ts': 1,
  'lib/typesetting/preflight/preflight.test.ts': 1,
  'lib/typesetting/preflight/structure.test.ts': 1,
  'lib/typesetting/printable/printable.test.ts': 1,
  'lib/typesetting/printed-lines.test.ts': 1,
  'lib/typesetting/raster/raster-pages.test.ts': 1,
  'lib/typesetting/text/searchable-text.test.ts': 1,
  'lib/typesetting/typed-direction.test.ts': 1,
  'lib/typesetting/typeset-print-files.test.ts': 1,
  'lib/typesetting/typeset-reading-pdf.test.ts': 1,
  'lib/typesetting/typeset-receipt.test.ts': 1,
  'scripts/bench/likeness/likeness.test.ts': 1,
  'scripts/contact-sheet/spread-skins.test.ts': 1,
  'scripts/contact-sheet/spread-words.test.ts': 1,
  'tests/likeness/consistency.test.ts': 0,
  'tests/likeness/line-up.test.ts': 0,
};

/** What is known of a test is no source of it: the source graph leaves this folder out. */
export const KNOWN_SOURCES = 'tests/fixtures/known-sources';

let graph: SourceGraph | undefined;

/** A hash of everything that a test file uses: code, data, and the versions of the packages. */
function hashSources(test: string): string {
  graph ??= readSourceGraph();
  return graph.hash(new Set([...findSources(graph, test), 'package-lock.json']));
}

const fileOf = (test: string): string => fromRoot(path.posix.join(KNOWN_SOURCES, `${test.replaceAll('/', '.')}.txt`));

/** Whether all tests of a file have passed with exactly these sources before, here or where they were written. */
export const areSourcesKnown = (test: string): boolean =>
  existsSync(fileOf(test)) && readFileSync(fileOf(test), 'utf8').trim() === hashSources(test);

/** Keeps that all tests of a file pass with the present sources. */
export function saveSources(test: string): void {
  mkdirSync(fromRoot(KNOWN_SOURCES), { recursive: true });
  writeFileSync(fileOf(test), `${hashSources(test)}\n`);
}
