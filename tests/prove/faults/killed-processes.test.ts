import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { countOrders, expectAll, formatCounts, formatRepeated } from './support/check-orders';
import { withFaultShop } from './support/fault-shop';
import { isQuick, recordFault } from './support/fault-table';
import { formatOutage, startLoad, watchPages } from './support/load';

const WEB_KILLS = isQuick ? 3 : 20;
const WORKER_KILLS = isQuick ? 2 : 10;
const JOBS_PER_KILL = 20;
const POSTGRES_KILLS = isQuick ? 2 : 5;
const STOPPED_MS = isQuick ? 15_000 : 30_000;
const TIMEOUT_MS = 60 * 60_000;
/** A process that lives longer than this counts as one that started. */
const SETTLED_MS = 10_000;
/** `orderMailJob` sends two side by side. */
const MAILS_AT_ONCE = 2;
const LOAD = { parents: 4, waiting: 12 } as const;

const shop = withFaultShop();

/** Runs a fault while parents buy, then waits until the shop has done everything. */
async function underLoad(fault: string, tries: number, work: () => Promise<void>): Promise<void> {
  const load = startLoad(shop, LOAD);
  const pages = watchPages(shop.url);
  await expect.poll(() => load.paid.length, { timeout: 120_000 }).toBeGreaterThan(0);
  await work();
  await shop.waitUntilReady();
  const { paid, failures } = await load.stop();
  const { counts, repeatedMails } = await countOrders(shop.db, paid);
  const { longestSeconds } = await pages.stop();
  recordFault({
    fault,
    tries,
    expected: formatCounts(expectAll(paid.length)),
    seen: [formatCounts(counts), formatOutage(longestSeconds), formatRepeated(repeatedMails)].join('; '),
  });
  expect(failures, shop.readLog('command')).toEqual([]);
  expect(counts).toEqual(expectAll(paid.length));
  // Only a mail that was just being sent.
  expect(repeatedMails).toBeLessThanOrEqual(tries * MAILS_AT_ONCE);
}

/** Kills a process, and waits until the shop's command has started another one and everything answers. */
async function killAndWait(name: 'web' | 'worker' | 'postgres'): Promise<void> {
  const before = shop.pid(name);
  shop.kill(name);
  await expect.poll(() => shop.pid(name), { timeout: 60_000 }).not.toBe(before);
  await shop.waitUntilReady();
}

const countDone = async (): Promise<number> => {
  const [row] = await shop.db.$queryRaw<{ done: number }[]>`
    SELECT count(*)::int AS done FROM pgboss.job WHERE state = 'completed'
    AND name NOT IN (SELECT name FROM pgboss.schedule)`;
  return row?.done ?? 0;
};

const isWorking = async (): Promise<boolean> => {
  const [row] = await shop.db.$queryRaw<{ active: number }[]>`
    SELECT count(*)::int AS active FROM pgboss.job WHERE state = 'active'`;
  return (row?.active ?? 0) > 0;
};

describe('what dies while parents buy comes back by itself, and no order is lost or doubled', () => {
  it(`the web, killed ${WEB_KILLS} times`, { timeout: TIMEOUT_MS }, async () => {
    await underLoad('web killed (SIGKILL)', WEB_KILLS, async () => {
      for (let nth = 0; nth < WEB_KILLS; nth += 1) {
        await sleep(SETTLED_MS + randomInt(2000));
        await killAndWait('web');
      }
    });
  });

  it(`the worker, killed ${WORKER_KILLS} times`, { timeout: TIMEOUT_MS }, async () => {
    const fault = `worker killed (SIGKILL) in ${WORKER_KILLS * JOBS_PER_KILL} jobs`;
    await underLoad(fault, WORKER_KILLS, async () => {
      for (let nth = 0; nth < WORKER_KILLS; nth += 1) {
        const before = await countDone();
        await expect.poll(countDone, { timeout: 300_000 }).toBeGreaterThanOrEqual(before + JOBS_PER_KILL);
        await expect.poll(isWorking, { timeout: 60_000, interval: 20 }).toBe(true);
        await killAndWait('worker');
      }
    });
  });

  it(`Postgres, killed ${POSTGRES_KILLS} times`, { timeout: TIMEOUT_MS }, async () => {
    await underLoad('Postgres killed (SIGKILL)', POSTGRES_KILLS, async () => {
      for (let nth = 0; nth < POSTGRES_KILLS; nth += 1) {
        await sleep(SETTLED_MS + randomInt(2000));
        await killAndWait('postgres');
      }
    });
  });

  it(`Postgres, stopped for ${STOPPED_MS / 1000} seconds`, { timeout: TIMEOUT_MS }, async () => {
    await underLoad(`Postgres stopped for ${STOPPED_MS / 1000} s (SIGSTOP)`, 1, async () => {
      await sleep(SETTLED_MS);
      shop.signalPostgres('SIGSTOP');
      await sleep(STOPPED_MS);
      shop.signalPostgres('SIGCONT');
      await sleep(SETTLED_MS);
    });
  });
});
