import { afterAll, describe, expect, it } from 'vitest';
import { ShopClient } from '@/scripts/bench/shop-client';
import { countOrders, expectAll } from '../faults/support/check-orders';
import { withFaultShop } from '../faults/support/fault-shop';
import { isQuick } from '../faults/support/fault-table';
import { startFleet } from '../faults/support/fleet';
import { buyBook, type PaidOrder } from '../faults/support/parent';
import { cpuSeconds, folderBytes } from './usage';

/** `BOOKS=20 npm run prove growth`: of each of the two runs. */
const BOOKS = Number(process.env.BOOKS ?? (isQuick ? 2 : 10));
const TIMEOUT_MS = 60 * 60_000;
/** A book may take this many times the computing that it takes when one worker has the machine. */
const MAX_GROWTH = 1.25;

const shop = withFaultShop(() => ({ ILLUSTRATOR: 'local' }));
let fleet: Awaited<ReturnType<typeof startFleet>> | undefined;
afterAll(() => fleet?.close(), 60_000);

type Figures = {
  readonly seconds: number;
  readonly workers: number;
  readonly webs: number;
  readonly postgres: number;
};

/** Parents who come at once and buy one book each; everything that was computed until the last mail, per book. */
async function measure(buyFrom: Parameters<typeof buyBook>[0]): Promise<Figures> {
  const read = () => ({
    workers: cpuSeconds([shop.pid('worker'), ...(fleet?.pids.workers ?? [])]),
    webs: cpuSeconds([shop.pid('web'), ...(fleet?.pids.webs ?? [])]),
    postgres: cpuSeconds([shop.pid('postgres')]),
  });
  const before = read();
  const begun = performance.now();
  const paid: PaidOrder[] = await Promise.all(Array.from({ length: BOOKS }, () => buyBook(buyFrom)));
  const { counts } = await countOrders(shop.db, paid);
  const seconds = (performance.now() - begun) / 1000;
  const after = read();
  expect(counts).toEqual(expectAll(BOOKS));
  return {
    seconds: seconds / BOOKS,
    workers: (after.workers - before.workers) / BOOKS,
    webs: (after.webs - before.webs) / BOOKS,
    postgres: (after.postgres - before.postgres) / BOOKS,
  };
}

const readSizes = async () => {
  const [row] = await shop.db.$queryRaw<{ bytes: number }[]>`
    SELECT pg_database_size(current_database())::float8 AS bytes`;
  return { database: row?.bytes ?? 0, objects: folderBytes(shop.dir, ['postgres', 'logs']) };
};

const formatRow = (name: string, { seconds, workers, webs, postgres }: Figures): string => {
  const computed = [workers, webs, postgres].map((each) => each.toFixed(2)).join(' | ');
  const cores = (workers + webs + postgres) / seconds;
  return `| ${name} | ${BOOKS} | ${seconds.toFixed(1)} | ${computed} | ${cores.toFixed(2)} |`;
};

describe('growing: one web and one worker, then two webs and three workers, on one database', () => {
  it('a book takes the same computing with more processes, so that books grow with the cores', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const empty = await readSizes();
    const alone = await measure(shop);
    const full = await readSizes();
    fleet = await startFleet({ env: shop.childEnv(), dir: shop.dir, workers: 2 });
    const { url, countJobs } = fleet;
    let visitors = 0;
    const visitor = () => {
      visitors += 1;
      return new ShopClient(url, `10.2.${visitors >> 8}.${visitors & 255}`, shop.url);
    };
    const together = await measure({ url, visitor });
    const perBook = (bytes: number) => (bytes / BOOKS / 1024).toFixed(0);
    console.info(
      [
        '| processes | books | s per book | worker core-s | web core-s | Postgres core-s | cores used |',
        '| --- | --- | --- | --- | --- | --- | --- |',
        formatRow('1 web, 1 worker', alone),
        formatRow('2 webs, 3 workers', together),
        `per book: database ${perBook(full.database - empty.database)} KB, objects ${perBook(full.objects - empty.objects)} KB`,
        `jobs by worker: ${countJobs().join(', ')}`,
      ].join('\n'),
    );
    expect(Math.min(...countJobs())).toBeGreaterThan(0);
    expect(together.workers).toBeLessThanOrEqual(alone.workers * MAX_GROWTH);
  });
});
