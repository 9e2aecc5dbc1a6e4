import path from 'node:path';
import { PROJECTS, type ProjectName } from '../../../tests/config/projects';
import { isBuildSource } from '../../build';
import { createSpecFinder, isProductFile } from './browser-areas';
import { readOpenedRoutes } from './opened-routes';
import type { TestKeys } from './passed';
import type { SourceGraph } from './source-graph';
import { findSources, isText } from './texts';

/** What every test of vitest depends on. */
const RUNNER = [
  'package-lock.json',
  'tests/config/vitest.config.ts',
  'tests/config/projects.ts',
  'tests/config/skip-known.ts',
  'tests/config/known-sources.ts',
];

const matches = (file: string, globs: readonly string[]) => globs.some((glob) => path.matchesGlob(file, glob));

/** The test files of a project of vitest. */
export function listTestFiles(files: readonly string[], name: ProjectName): readonly string[] {
  const { include, exclude } = PROJECTS[name];
  return files.filter((file) => /\.test\.tsx?$/.test(file) && matches(file, include) && !matches(file, [...exclude]));
}

/** Tests (a file, or a whole stage) and the files that each depends on. */
export type TestFiles = ReadonlyMap<string, ReadonlySet<string>>;

export const toKeys = (graph: SourceGraph, tests: TestFiles): TestKeys =>
  new Map([...tests].map(([test, files]) => [test, graph.hash(files)]));

/** Every test file of a project with the files that it uses, through imports and by name. */
export function listProjectTests(graph: SourceGraph, name: ProjectName): TestFiles {
  const { uses, reads } = PROJECTS[name];
  // Rules parse code: which texts they read, they name.
  const shared = [...RUNNER, ...graph.expand(reads).filter((file) => !isText(file)), ...graph.findUsed(uses)];
  const isUsed = (file: string) => name !== 'database' || !isText(file);
  return new Map(
    listTestFiles(graph.files, name).map((test) => [
      test,
      new Set([...shared, ...findSources(graph, test)].filter(isUsed)),
    ]),
  );
}

const LINTED = /\.(?:tsx?|mts|mjs|cjs|jsx?|json|css)$|^\.gitignore$/;
const TYPED = /\.(?:tsx?|mts|json|css|woff2|prisma)$/;

const CHECKS: Readonly<Record<'lint' | 'types' | 'build', (file: string) => boolean>> = {
  lint: (file) => LINTED.test(file),
  types: (file) => TYPED.test(file),
  build: (file) => isBuildSource(file) && !isText(file),
};

export type CheckName = keyof typeof CHECKS;

/** A stage that checks one thing. */
export const listCheck = (graph: SourceGraph, name: CheckName): TestFiles =>
  new Map([[name, new Set(graph.files.filter(CHECKS[name]))]]);

/** Every browser test file with its own code, and with the files of the product that it exercises (`browser-areas.ts`). */
export function listBrowserTests(graph: SourceGraph): TestFiles {
  const specs = graph.files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
  const used = new Map(
    specs.map((spec) => [spec, new Set([...graph.findUsed([spec])].filter((file) => file.startsWith('tests/')))]),
  );
  const findSpecs = createSpecFinder(graph, specs, readOpenedRoutes());
  for (const file of graph.files.filter((each) => isProductFile(each) && !isText(each)))
    for (const spec of findSpecs(file)) used.get(spec)?.add(file);
  return used;
}

/**
 * Arguments that run some browser tests, and with them `@smoke`: the shop's main roads, in case that the areas are
 * wrong. The test of the rate limit runs after all others, so that it brings them along.
 */
export const toBrowserFilters = (specs: readonly string[]): readonly string[] =>
  specs.some((spec) => spec.endsWith('/rate.spec.ts'))
    ? []
    : ['--grep', ['@smoke', ...specs.map((spec) => escapePattern(spec.replace('tests/e2e/', '')))].join('|')];

const escapePattern = (text: string) => text.replace(/[.\\/]/g, '\\$&');
