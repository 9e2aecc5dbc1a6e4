import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../paths';
import { readSourceGraph } from '../../test-stages/unchanged/source-graph';

const SOURCES = 'tests/fixtures/pictures/sources.txt';
const SHEETS = ['people', 'scenes', 'spread-cells'].map((name) => `scripts/contact-sheet/${name}.ts`);

/** A hash of the code that draws the sheets, of the packages, and of the snapshots. */
function hashSources(): string {
  const graph = readSourceGraph();
  const snapshots = graph.expand(['tests/fixtures/pictures']).filter((file) => file !== SOURCES);
  const code = graph.findUsed(SHEETS);
  return graph.hash(new Set([...code, ...snapshots, 'package-lock.json']));
}

/** Whether exactly these sources have drawn exactly these snapshots before: then they draw them again. */
export const areSourcesKnown = (): boolean =>
  existsSync(fromRoot(SOURCES)) && readFileSync(fromRoot(SOURCES), 'utf8').trim() === hashSources();

/** Saves that the present sources draw the snapshots. To be called when every sheet has been drawn and compared. */
export const saveSources = (): void => writeFileSync(fromRoot(SOURCES), `${hashSources()}\n`);
