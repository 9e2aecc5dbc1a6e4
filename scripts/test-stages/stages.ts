import type { ProjectName } from '../../tests/config/projects';
import { createBrowserStage } from './browser';
import { buildStage, lintStage, typesStage } from './checks';
import type { Stage } from './stage';
import { skipUnchanged } from './unchanged/skip-unchanged';
import { readSourceGraph, type SourceGraph } from './unchanged/source-graph';
import {
  type CheckName,
  listBrowserTests,
  listCheck,
  listProjectTests,
  type TestFiles,
  toBrowserFilters,
  toKeys,
} from './unchanged/tested-files';
import { createVitestStage } from './vitest';

/**
 * All stages in start order: first what the longest waits for, then that one, and last those that can be shared out among
 * the processes that become free. `isComplete` tells of a stage whether all of its tests run, or only those that a change can have broken.
 */
export function createStages(
  recordProcess: (name: string, pid: number) => void,
  isComplete: (name: string) => boolean,
): Readonly<Record<string, Stage>> {
  let read: SourceGraph | undefined;
  const getKeys = (listTests: (graph: SourceGraph) => TestFiles) => () => {
    read ??= readSourceGraph();
    return toKeys(read, listTests(read));
  };
  const check = (name: CheckName, stage: Stage) =>
    skipUnchanged(name, { getKeys: getKeys((graph) => listCheck(graph, name)) }, isComplete(name), stage);
  const project = (name: ProjectName) =>
    skipUnchanged(
      name,
      { getKeys: getKeys((graph) => listProjectTests(graph, name)), toFilters: (files) => files },
      isComplete(name),
      createVitestStage(name),
    );
  return {
    build: check('build', buildStage),
    browser: skipUnchanged(
      'browser',
      { getKeys: getKeys(listBrowserTests), toFilters: toBrowserFilters },
      isComplete('browser'),
      createBrowserStage(recordProcess),
    ),
    types: check('types', typesStage),
    lint: check('lint', lintStage),
    rules: project('rules'),
    unit: project('unit'),
    isolated: project('isolated'),
    photos: project('photos'),
    database: project('database'),
    stories: project('stories'),
    drawings: project('drawings'),
  };
}
