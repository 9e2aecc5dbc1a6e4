import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../paths';

/** A fault that the shop was exposed to, and what was counted afterwards. */
export type FaultRow = {
  readonly fault: string;
  readonly tries: number;
  readonly expected: string;
  readonly seen: string;
};

/** Where the tests of `npm run prove faults` leave their rows. */
export const FAULT_ROWS = fromRoot('tests/.out/faults.jsonl');

/** The rows as a table of Markdown; empty without rows. */
export function formatFaults(): string {
  if (!existsSync(FAULT_ROWS)) return '';
  const rows = readFileSync(FAULT_ROWS, 'utf8').trim().split('\n');
  const cells = rows.map((row): FaultRow => JSON.parse(row));
  const lines = cells.map(({ fault, tries, expected, seen }) => `| ${fault} | ${tries} | ${expected} | ${seen} |`);
  return ['| fault | tries | expected | seen |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
