import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLog, rotate } from './logs';

const dir = mkdtempSync(path.join(tmpdir(), 'gibori-logs-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const getMode = (file: string) => (statSync(file).mode & 0o777).toString(8);

it("only the shop's own user can read logs, also those that an earlier version left readable by all", () => {
  const { file } = openLog(dir, 'web');
  expect([getMode(path.dirname(file)), getMode(file)]).toEqual(['700', '600']);
});

it('rotates a log while a program writes to it; the rotated copy is as private', () => {
  const { file } = openLog(dir, 'postgres');
  const written = openSync(file, 'a');
  writeSync(written, 'old line\n');
  rotate(file, 4);
  writeSync(written, 'new line\n');
  closeSync(written);
  expect([readFileSync(file, 'utf8'), readFileSync(`${file}.old`, 'utf8')]).toEqual(['new line\n', 'old line\n']);
  expect(getMode(`${file}.old`)).toBe('600');
});

it('continues a small log, and reads only what is new since the start', () => {
  const { file } = openLog(dir, 'worker');
  appendFileSync(file, 'before\n');
  const again = openLog(dir, 'worker');
  appendFileSync(file, 'worker ready\n');
  expect(again.read()).toBe('worker ready\n');
  rotate(file);
  expect(readFileSync(file, 'utf8')).toContain('before');
});
