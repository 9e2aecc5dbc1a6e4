import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLog, rotate } from './logs';

const dir = mkdtempSync(path.join(tmpdir(), 'gibori-logs-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

it('S6: logs are for the shop’s own user, also those that an earlier version left open to all', () => {
  const { file } = openLog(dir, 'web');
  expect([modeOf(path.dirname(file)), modeOf(file)]).toEqual(['700', '600']);
});

it('S6: a log is rotated while a program writes to it; what is put aside is as private', () => {
  const { file } = openLog(dir, 'postgres');
  const written = openSync(file, 'a');
  writeSync(written, 'old line\n');
  rotate(file, 4);
  writeSync(written, 'new line\n');
  closeSync(written);
  expect([readFileSync(file, 'utf8'), readFileSync(`${file}.old`, 'utf8')]).toEqual(['new line\n', 'old line\n']);
  expect(modeOf(`${file}.old`)).toBe('600');
});

it('a small log goes on, and only what is new since the start is read', () => {
  const { file } = openLog(dir, 'worker');
  appendFileSync(file, 'before\n');
  const again = openLog(dir, 'worker');
  appendFileSync(file, 'worker ready\n');
  expect(again.read()).toBe('worker ready\n');
  rotate(file);
  expect(readFileSync(file, 'utf8')).toContain('before');
});
