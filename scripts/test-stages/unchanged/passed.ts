import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TEST_DIR } from '../test-server';

/** The tests of a stage (a file, or the whole stage) and a hash of everything that each depends on. */
export type TestKeys = ReadonlyMap<string, string>;

const fileOf = (stage: string) => path.join(TEST_DIR, 'passed', `${stage}.json`);

const readPassed = (stage: string): Readonly<Record<string, string>> =>
  existsSync(fileOf(stage)) ? JSON.parse(readFileSync(fileOf(stage), 'utf8')) : {};

/** Tests that have not passed with what they now depend on. */
export function listDue(stage: string, keys: TestKeys): readonly string[] {
  const passed = readPassed(stage);
  return [...keys].flatMap(([test, key]) => (passed[test] === key ? [] : [test]));
}

/** Records a run of some tests of a stage. `keys` are those from before the run: a change meanwhile counts as untested. */
export function recordRun(stage: string, keys: TestKeys, ran: readonly string[], passed: readonly string[]): void {
  const before = readPassed(stage);
  const isRecorded = (test: string) => (ran.includes(test) ? passed.includes(test) : before[test] !== undefined);
  const after = [...keys].flatMap(([test, key]) =>
    isRecorded(test) ? [[test, ran.includes(test) ? key : before[test]]] : [],
  );
  mkdirSync(path.dirname(fileOf(stage)), { recursive: true });
  writeFileSync(fileOf(stage), JSON.stringify(Object.fromEntries(after)));
}
