import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { fromRoot } from '@/scripts/paths';
import { countOrders, expectAll, formatCounts } from './support/check-orders';
import { withFaultShop } from './support/fault-shop';
import { isQuick, recordFault } from './support/fault-table';
import { formatOutage, startLoad, watchPages } from './support/load';

const HOUR_SECONDS = 3600;
const MOVED_MS = isQuick ? 30_000 : 90_000;
const RIGHT_MS = isQuick ? 10_000 : 30_000;
const PRELOAD = pathToFileURL(fromRoot('tests/prove/faults/support/preload/shift-clock.mjs'));

const shop = withFaultShop((dir) => ({
  NODE_OPTIONS: `--import=${PRELOAD}`,
  CLOCK_FILE: path.join(dir, 'clock'),
}));
const moveClock = (seconds: number) => writeFileSync(path.join(shop.dir, 'clock'), String(seconds));

/** Orders that the shop believes to be paid in another hour than the database, whose clock is right. */
async function countMoved(sign: 1 | -1): Promise<number> {
  const [row] = await shop.db.$queryRaw<{ moved: number }[]>`
    SELECT count(*)::int AS moved FROM orders JOIN pgboss.job ON job.name = 'produce-book' AND singleton_key = orders.id::text
    WHERE ${sign}::int * extract(epoch FROM orders.paid_at - job.created_on) > ${HOUR_SECONDS / 2}`;
  return row?.moved ?? 0;
}

it('§9 payment: a clock that is an hour ahead, or behind, loses and doubles no order', {
  timeout: 30 * 60_000,
}, async () => {
  const load = startLoad(shop, { parents: 4, waiting: 12 });
  const pages = watchPages(shop.url);
  await expect.poll(() => load.paid.length, { timeout: 120_000 }).toBeGreaterThan(0);
  for (const seconds of [HOUR_SECONDS, -HOUR_SECONDS]) {
    moveClock(seconds);
    await sleep(MOVED_MS);
    moveClock(0);
    await sleep(RIGHT_MS);
  }
  const { paid, failures } = await load.stop();
  const { counts, repeatedMails } = await countOrders(shop.db, paid);
  const { longestSeconds } = await pages.stop();
  const [ahead, behind] = [await countMoved(1), await countMoved(-1)];
  recordFault({
    fault: 'clock of web and worker moved by an hour, forward and back',
    tries: 2,
    expected: formatCounts(expectAll(paid.length)),
    seen: [
      formatCounts(counts),
      `${ahead} paid while it was ahead, ${behind} while it was behind`,
      formatOutage(longestSeconds),
    ].join('; '),
  });
  expect(failures).toEqual([]);
  expect(ahead).toBeGreaterThan(0);
  expect(behind).toBeGreaterThan(0);
  expect(counts).toEqual(expectAll(paid.length));
  expect(repeatedMails).toBe(0);
});
