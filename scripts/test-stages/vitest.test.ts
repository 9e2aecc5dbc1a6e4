import { expect, it } from 'vitest';
import { fromRoot } from '../paths';
import { summarizeReport } from './vitest';

const report = (
  numPassedTests: number,
  numFailedTests: number,
  testResults: readonly { name: string; status: string; assertionResults: unknown[] }[] = [],
) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});
const file = (name: string, status: string, assertionResults: unknown[] = []) => ({
  name: fromRoot(name),
  status,
  assertionResults,
});

it('counts passed and failed tests', () => {
  expect(summarizeReport(report(3, 0), 0, '')).toEqual({ passed: 3, failed: 0 });
  expect(summarizeReport(report(3, 2), 1, 'why')).toMatchObject({ passed: 3, failed: 2, output: 'why' });
});

it('counts a file that could not be loaded, a run without tests and a run without a report', () => {
  expect(summarizeReport(report(3, 1, [file('a.test.ts', 'failed')]), 1, '').failed).toBe(2);
  expect(summarizeReport(report(0, 0), 1, '').failed).toBe(1);
  expect(summarizeReport(null, 1, '').failed).toBe(1);
});

it('names the files that passed beside failed ones, but none if the error is of no test', () => {
  const files = [file('lib/a.test.ts', 'passed', [{}]), file('lib/b.test.ts', 'failed', [{}])];
  expect(summarizeReport(report(1, 1, files), 1, '').passedFiles).toEqual(['lib/a.test.ts']);
  expect(summarizeReport(report(1, 0, files.slice(0, 1)), 1, '').passedFiles).toEqual([]);
});
