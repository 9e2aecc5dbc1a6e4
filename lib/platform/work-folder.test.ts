import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeWorkFolder, tidyWorkFolders } from './work-folder';

const KIND = `test-${process.pid}`;
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(path.dirname(folder), { recursive: true, force: true });
});

it('S8: what a killed process left is removed at once, what is in work only when it is old', async () => {
  const mine = await makeWorkFolder(KIND);
  made.push(mine);
  expect((statSync(mine).mode & 0o777).toString(8)).toBe('700');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = path.join(path.dirname(mine), `${pid}-abcdef`);
  mkdirSync(left);
  writeFileSync(path.join(left, 'book.json'), '{}');
  expect(await tidyWorkFolders(KIND, new Date())).toBe(1);
  expect([existsSync(left), existsSync(mine)]).toEqual([false, true]);
  expect(await tidyWorkFolders(KIND, new Date(Date.now() + 3_700_000))).toBe(1);
  expect(existsSync(mine)).toBe(false);
  expect(await tidyWorkFolders('nothing-of-the-kind', new Date())).toBe(0);
});
