import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { groupLives, startGroup, stopGroup } from './group';
import { startOf } from './identity';
import { takeFolder } from './ledger';
import { run } from './run';
import { pauseBefore, supervise } from './supervise';

const dir = mkdtempSync(path.join(tmpdir(), 'processes-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const program = (code: string, name = 'a') => ({
  args: ['-e', code],
  env: process.env,
  log: path.join(dir, `${name}.log`),
});
const WAIT = 'setInterval(() => {}, 1000)';
const until = async (check: () => boolean) => {
  for (let tries = 0; !check(); tries += 1) {
    if (tries > 200) throw new Error('waited too long');
    await sleep(50);
  }
};

it('a group ends with whatever it started, even when it does not listen', async () => {
  const deaf = `process.on('SIGTERM', () => {}); ${WAIT}`;
  const child = startGroup(
    program(
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' }); ${WAIT}`,
    ),
  );
  const pid = child.pid as number;
  await sleep(300);
  await stopGroup(pid, 'SIGTERM', 500);
  expect(groupLives(pid)).toBe(false);
});

it('a program that was run leaves nothing behind', async () => {
  const orphan = `const c = require('child_process').spawn(process.execPath, ['-e', '${WAIT}'], { stdio: 'ignore' }); console.log(c.pid); process.exit(3)`;
  const { code, output } = await run({ args: ['-e', orphan] });
  expect(code).toBe(3);
  expect(startOf(Number(output.trim()))).toBeNull();
});

it('a program that is missing is told, not thrown', async () => {
  expect(await run({ command: 'no-such-program', args: [] })).toMatchObject({ code: 127 });
});

it('a program that ends is started again, and given up when it never stays', async () => {
  let givenUp = false;
  supervise(program("console.log('started'); process.exit(1)", 'b'), {
    giveUp: {
      after: 3,
      act: () => {
        givenUp = true;
      },
    },
  });
  await until(() => givenUp);
  expect(readFileSync(path.join(dir, 'b.log'), 'utf8').match(/started/g)).toHaveLength(3);
});

it('pauses between starts double up to ten seconds', () => {
  expect([1, 2, 3, 9].map(pauseBefore)).toEqual([500, 1000, 2000, 10_000]);
});

it('a folder has one command at a time; what a killed one left is ended', async () => {
  const other = startGroup(program(WAIT, 'c'));
  const left = startGroup(program(WAIT, 'd'));
  const entry = (pid = 0) => ({ pid, start: startOf(pid) });
  const file = path.join(dir, 'running.json');
  writeFileSync(file, JSON.stringify({ owner: entry(other.pid), groups: { web: entry(left.pid) } }));
  await expect(takeFolder(dir, 'Another shop is running.')).rejects.toThrow('Another shop is running.');

  await stopGroup(other.pid as number);
  await takeFolder(dir, 'Another shop is running.');
  expect(groupLives(left.pid as number)).toBe(false);
  expect(JSON.parse(readFileSync(file, 'utf8')).owner.pid).toBe(process.pid);
});
