import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getStage } from '@/lib/illustrator/stages';
import { fromRoot } from '../../paths';
import { type IsIdle, readSourceGraph, type SourceGraph } from '../../test-stages/unchanged/source-graph';
import { SHEETS } from '../sheets';

/** A line for each sheet: its name and the hash of what has drawn it. */
const SOURCES = 'tests/fixtures/pictures/sources.txt';

/** The lists from which `getStage` takes a stage by its name. */
const STAGE_LISTS = /^lib\/illustrator\/stages\/(?:[\w-]+\/)*index\.ts$/;

/** Every string of a declaration, the names of its stages among them. */
const listStrings = (declared: unknown): readonly string[] =>
  typeof declared === 'string' ? [declared] : Object.values(declared ?? {}).flatMap(listStrings);

/** The lists import every stage; those that no scene names are never drawn. */
function isStageOfOthers(scenes: unknown): IsIdle {
  const shown = new Set(listStrings(scenes).map(getStage));
  return (file, name) => STAGE_LISTS.test(file) && getStage(name) !== undefined && !shown.has(getStage(name));
}

/** The code that draws a sheet, the packages, and its snapshots. */
export function listDrawingSources(name: string, graph: SourceGraph): ReadonlySet<string> {
  const source = SHEETS[name]?.snapshot;
  if (!source) throw new Error(`${name} has no snapshots`);
  const code = graph.findUsed([source.code], isStageOfOthers(source.scenes));
  const snapshots = ['webp', 'txt'].map((ending) => `tests/fixtures/pictures/${name}.${ending}`);
  return new Set([...code, ...graph.expand(snapshots), 'package-lock.json']);
}

const hashSources = (name: string, graph: SourceGraph): string => graph.hash(listDrawingSources(name, graph));

function readSaved(): ReadonlyMap<string, string> {
  const lines = existsSync(fromRoot(SOURCES)) ? readFileSync(fromRoot(SOURCES), 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']));
}

/** Whether exactly these sources have drawn exactly this sheet's snapshots before: then they draw them again. */
export function areSourcesKnown(name: string, graph: SourceGraph = readSourceGraph()): boolean {
  return readSaved().get(name) === hashSources(name, graph);
}

/** Saves that the present sources draw the snapshots of these sheets. To be called when they were drawn and compared. */
export function saveSources(names: readonly string[], graph: SourceGraph = readSourceGraph()): void {
  const saved = new Map([...readSaved(), ...names.map((name) => [name, hashSources(name, graph)] as const)]);
  const lines = Object.keys(SHEETS).flatMap((name) => (saved.has(name) ? [`${name} ${saved.get(name)}\n`] : []));
  writeFileSync(fromRoot(SOURCES), lines.join(''));
}
