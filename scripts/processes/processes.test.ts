import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { isGroupRunning, startProcessGroup, stopProcessGroup } from './group';
import { lockDataDir } from './lockfile';
import { run } from './run';
import { getProcessStartTime } from './start-time';
import { getBackoff, supervise } from './supervise';

const dir = mkdtempSync(path.join(tmpdir(), 'processes-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const program = (code: string, name = 'a') => ({
  args: ['-e', code],
  env: process.env,
  log: path.join(dir, `${name}.log`),
});
const WAIT = 'setInterval(() => {}, 1000)';
const waitFor = async (check: () => boolean) => {
  while (!check()) await sleep(50);
};

it('stopping a group stops its children, even those that ignore signals', async () => {
  const deaf = `process.on('SIGTERM', () => {}); ${WAIT}`;
  const child = startProcessGroup(
    program(
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' }); ${WAIT}`,
    ),
  );
  const pid = child.pid as number;
  await sleep(300);
  await stopProcessGroup(pid, 'SIGTERM', 500);
  expect(isGroupRunning(pid)).toBe(false);
});

it('a finished program leaves no process behind', async () => {
  const orphan = `const c = require('child_process').spawn(process.execPath, ['-e', '${WAIT}'], { stdio: 'ignore' }); console.log(c.pid); process.exit(3)`;
  const { code, output } = await run({ args: ['-e', orphan] });
  expect(code).toBe(3);
  expect(getProcessStartTime(Number(output.trim()))).toBeNull();
});

it('a missing program returns an error instead of throwing', async () => {
  expect(await run({ command: 'no-such-program', args: [] })).toMatchObject({ code: 127 });
});

it('restarts a program that exits, and gives up when it never stays up', async () => {
  let givenUp = false;
  supervise(program("console.log('started'); process.exit(1)", 'b'), {
    giveUp: {
      after: 3,
      act: () => {
        givenUp = true;
      },
    },
  });
  await waitFor(() => givenUp);
  expect(readFileSync(path.join(dir, 'b.log'), 'utf8').match(/started/g)).toHaveLength(3);
});

it('pauses between restarts double up to ten seconds', () => {
  expect([1, 2, 3, 9].map(getBackoff)).toEqual([500, 1000, 2000, 10_000]);
});

it('a data folder has one command at a time; it stops what a killed one left', async () => {
  const other = startProcessGroup(program(WAIT, 'c'));
  const left = startProcessGroup(program(WAIT, 'd'));
  const entry = (pid = 0) => ({ pid, start: getProcessStartTime(pid) });
  const file = path.join(dir, 'running.json');
  writeFileSync(file, JSON.stringify({ owner: entry(other.pid), groups: { web: entry(left.pid) } }));
  await expect(lockDataDir(dir, 'Another shop is running.')).rejects.toThrow('Another shop is running.');

  await stopProcessGroup(other.pid as number);
  await lockDataDir(dir, 'Another shop is running.');
  expect(isGroupRunning(left.pid as number)).toBe(false);
  expect(JSON.parse(readFileSync(file, 'utf8')).owner.pid).toBe(process.pid);
});
