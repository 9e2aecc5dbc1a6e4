import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTempDir, removeStaleTempDirs } from './temp-dir';

const KIND = `test-${process.pid}`;
const createdDirs: string[] = [];
afterAll(() => {
  for (const folder of createdDirs) rmSync(path.dirname(folder), { recursive: true, force: true });
});

it("removes a dead process's folders at once, a running process's only when they are old", async () => {
  const mine = await createTempDir(KIND);
  createdDirs.push(mine);
  expect((statSync(mine).mode & 0o777).toString(8)).toBe('700');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = path.join(path.dirname(mine), `${pid}-abcdef`);
  mkdirSync(left);
  writeFileSync(path.join(left, 'book.json'), '{}');
  expect(await removeStaleTempDirs(KIND, new Date())).toBe(1);
  expect([existsSync(left), existsSync(mine)]).toEqual([false, true]);
  expect(await removeStaleTempDirs(KIND, new Date(Date.now() + 3_700_000))).toBe(1);
  expect(existsSync(mine)).toBe(false);
  expect(await removeStaleTempDirs('nothing-of-the-kind', new Date())).toBe(0);
});
