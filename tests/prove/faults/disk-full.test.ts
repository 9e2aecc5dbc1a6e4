import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { fromRoot } from '@/scripts/paths';
import { countOrders, expectAll, formatCounts } from './support/check-orders';
import { withFaultShop } from './support/fault-shop';
import { isQuick, recordFault } from './support/fault-table';
import { formatOutage, startLoad, watchPages } from './support/load';

const TIMES = isQuick ? 1 : 3;
/** Shorter than the retries of a book; after these the hourly job makes it again. */
const FULL_MS = 20_000;
const PAUSE_MS = 20_000;
const PRELOAD = pathToFileURL(fromRoot('tests/prove/faults/support/preload/fill-disk.mjs'));

const shop = withFaultShop((dir) => ({ NODE_OPTIONS: `--import=${PRELOAD}`, DISK_FULL: path.join(dir, 'full') }));

/** Objects that were begun and not finished. */
const listHalfFiles = (): readonly string[] =>
  readdirSync(path.join(shop.dir, 'objects'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.part'));

it('a full disk delays the books of the meantime, and loses none', { timeout: 30 * 60_000 }, async () => {
  const load = startLoad(shop, { parents: 4, waiting: 12 });
  const pages = watchPages(shop.url);
  await expect.poll(() => load.paid.length, { timeout: 120_000 }).toBeGreaterThan(0);
  const full = path.join(shop.dir, 'full');
  for (let times = 0; times < TIMES; times += 1) {
    writeFileSync(full, '');
    await sleep(FULL_MS);
    rmSync(full);
    await sleep(PAUSE_MS);
  }
  const { paid, failures } = await load.stop();
  const { counts, repeatedMails } = await countOrders(shop.db, paid);
  const { longestSeconds } = await pages.stop();
  const refused = shop.readLog('worker').split('ENOSPC').length - 1;
  recordFault({
    fault: `object store on a full disk for ${FULL_MS / 1000} s (ENOSPC)`,
    tries: TIMES,
    expected: formatCounts(expectAll(paid.length)),
    seen: `${formatCounts(counts)}; ${refused} writes of the worker failed; ${formatOutage(longestSeconds)}`,
  });
  expect(failures).toEqual([]);
  expect(refused).toBeGreaterThan(0);
  expect(listHalfFiles()).toEqual([]);
  expect(counts).toEqual(expectAll(paid.length));
  expect(repeatedMails).toBe(0);
});
