import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../paths';

/** The pages and endpoints that each browser test file opens: lines of `<test file> <route>`. Its runs complete it. */
export const OPENED_ROUTES = 'tests/fixtures/opened-routes.txt';

/** What the present run has opened so far: its processes append lines. */
export const OPENED_NOW = fromRoot('tests/.out/opened-routes.txt');

/** The routes that each test file opens; a file without any has not run yet. */
export type OpenedRoutes = ReadonlyMap<string, ReadonlySet<string>>;

const readLines = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

export function parseOpenedRoutes(lines: readonly string[]): OpenedRoutes {
  const opened = new Map<string, Set<string>>();
  for (const line of lines) {
    const [spec = '', route = ''] = line.split(' ');
    opened.set(spec, (opened.get(spec) ?? new Set()).add(route));
  }
  return opened;
}

export const readOpenedRoutes = (): OpenedRoutes => parseOpenedRoutes(readLines(fromRoot(OPENED_ROUTES)));

/** Begins with an empty record. */
export function startRecording(): void {
  mkdirSync(path.dirname(OPENED_NOW), { recursive: true });
  writeFileSync(OPENED_NOW, '');
}

/** Adds to the known routes what a run has opened besides; returns how many there are more. */
export function saveOpenedRoutes(): number {
  const known = readLines(fromRoot(OPENED_ROUTES));
  const all = [...new Set([...known, ...readLines(OPENED_NOW)])].sort();
  if (all.length > known.length) writeFileSync(fromRoot(OPENED_ROUTES), `${all.join('\n')}\n`);
  return all.length - known.length;
}
