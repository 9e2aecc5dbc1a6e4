import { expect, it } from 'vitest';
import { summarizeReport } from './vitest';

const report = (
  numPassedTests: number,
  numFailedTests: number,
  testResults: { status: string; assertionResults: unknown[] }[] = [],
) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

it('counts passed and failed tests', () => {
  expect(summarizeReport(report(3, 0), 0, '')).toEqual({ passed: 3, failed: 0 });
  expect(summarizeReport(report(3, 2), 1, 'why')).toEqual({ passed: 3, failed: 2, output: 'why' });
});

it('counts a file that could not be loaded, a run without tests and a run without a report', () => {
  expect(summarizeReport(report(3, 1, [{ status: 'failed', assertionResults: [] }]), 1, '').failed).toBe(2);
  expect(summarizeReport(report(0, 0), 1, '').failed).toBe(1);
  expect(summarizeReport(null, 1, '').failed).toBe(1);
});
