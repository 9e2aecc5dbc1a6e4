import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeLulu } from '@/lib/providers/fulfilment/testing/fake-lulu';
import { ShopClient } from '@/scripts/bench/shop-client';
import { BUILT_URL, withFaultShop } from '../faults/support/fault-shop';
import { isQuick } from '../faults/support/fault-table';
import { startFleet } from '../faults/support/fleet';
import { formatForecast } from './forecast';
import type { Entrance, Kind } from './kinds';
import { type Figures, measure, measureIdle, NOTHING, type Pids } from './measure';

/** `BOOKS=20 npm run prove growth`: digital ones of each round; half as many printed ones. */
const BOOKS = Number(process.env.BOOKS ?? (isQuick ? 2 : 4));
const NUMBERS: Readonly<Record<Kind, number>> = {
  visit: 25,
  draft: BOOKS,
  digital: BOOKS,
  printed: Math.ceil(BOOKS / 2),
};
/** Digital ones twice, so that their spread is seen. */
const ROUNDS: readonly Kind[] = ['visit', 'draft', 'digital', 'printed', 'digital'];
/** More than the workers: each of them starts its threads before anything is measured. */
const WARM_UP = 4;
const TIMEOUT_MS = 30 * 60_000;
/** A book may take this many times the computing that it takes when one worker has the machine. */
const MAX_GROWTH = 1.25;
const KEYS = { clientKey: 'key', clientSecret: 'secret' };

let lulu: Awaited<ReturnType<typeof startFakeLulu>> | undefined;
let fleet: Awaited<ReturnType<typeof startFleet>> | undefined;
beforeAll(async () => {
  lulu = await startFakeLulu(KEYS);
});
const shop = withFaultShop(() => ({
  ILLUSTRATOR: 'local',
  SHOP_URL: BUILT_URL,
  FULFILMENT: 'lulu',
  LULU_BASE_URL: lulu?.url ?? '',
  LULU_CLIENT_KEY: KEYS.clientKey,
  LULU_CLIENT_SECRET: KEYS.clientSecret,
}));
afterAll(async () => {
  await fleet?.close();
  await lulu?.close();
}, 60_000);

const listPids = (): Pids => ({
  workers: [shop.pid('worker'), ...(fleet?.pids.workers ?? [])],
  webs: [shop.pid('web'), ...(fleet?.pids.webs ?? [])],
  postgres: [shop.pid('postgres')],
});

/** Everything once, on warm processes. */
async function runRounds(name: string, entrance: Entrance): Promise<readonly Figures[]> {
  const objectsDir = path.join(shop.dir, 'objects');
  const listPrinted = () => (lulu?.jobs ?? []).map(({ external_id }) => external_id);
  const warm = { db: shop.db, objectsDir, entrance, pids: listPids(), listPrinted, idle: NOTHING };
  await measure('draft', WARM_UP, warm);
  const idle = await measureIdle(warm.pids);
  console.info(`${name}, nobody there, cores used: ${JSON.stringify(idle)}`);
  const measured = { ...warm, idle };
  const rounds: Figures[] = [];
  for (const kind of ROUNDS) {
    const figures = await measure(kind, NUMBERS[kind], measured);
    console.info(formatRow(name, figures));
    rounds.push(figures);
  }
  return rounds;
}

const HEAD = [
  '| processes | what | number | worker core-s | web core-s | Postgres core-s | an hour and core | cores used | rows | KB of rows | rows of the queue | KB on disk | objects | MB of objects | worker MB | web MB |',
  `|${' --- |'.repeat(16)}`,
].join('\n');

function formatRow(name: string, figures: Figures): string {
  const { kind, number, wallSeconds, workers, webs, postgres, megabytes } = figures;
  const seconds = workers + webs + postgres;
  const cells = [
    name,
    kind,
    number,
    ...[workers, webs, postgres].map((each) => each.toFixed(2)),
    (3600 / seconds).toFixed(0),
    ((seconds * number) / wallSeconds).toFixed(2),
    figures.rows.toFixed(0),
    (figures.rowBytes / 1024).toFixed(0),
    figures.queueRows.toFixed(0),
    (figures.diskBytes / 1024).toFixed(0),
    figures.objects.toFixed(0),
    (figures.objectBytes / 1024 ** 2).toFixed(1),
    megabytes.worker.toFixed(0),
    megabytes.web.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

const listWorkerSeconds = (rounds: readonly Figures[], kind: Kind): readonly number[] =>
  rounds.filter((figures) => figures.kind === kind).map(({ workers }) => workers);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('growing: one web and one worker, then two webs and three workers, on one database', () => {
  it('a book takes the same computing with more processes, so that books grow with the cores', {
    timeout: TIMEOUT_MS,
  }, async () => {
    console.info(`${cpus()[0]?.model}, ${availableParallelism()} cores\n${HEAD}`);
    const alone = await runRounds('1 web, 1 worker', shop);
    const { url, countJobs, counts } = await startMore();
    let visitors = 0;
    const visitor = () => {
      visitors += 1;
      return new ShopClient(url, `10.2.${visitors >> 8}.${visitors & 255}`, shop.origin);
    };
    const together = await runRounds('2 webs, 3 workers', { url, visitor });
    const last = (kind: Kind) => alone.findLast((figures) => figures.kind === kind) as Figures;
    console.info(
      [
        `jobs by worker: ${countJobs().join(', ')}; requests by web behind the load balancer: ${counts.join(', ')}`,
        formatForecast({
          visit: last('visit'),
          draft: last('draft'),
          digital: last('digital'),
          printed: last('printed'),
        }),
      ].join('\n'),
    );
    expect(Math.min(...countJobs())).toBeGreaterThan(0);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    for (const kind of ['draft', 'digital', 'printed'] as const) {
      const [one, three] = [listWorkerSeconds(alone, kind), listWorkerSeconds(together, kind)];
      expect(mean(three), kind).toBeLessThanOrEqual(Math.max(...one) * MAX_GROWTH);
    }
  });
});

async function startMore() {
  fleet = await startFleet({ env: shop.childEnv(), dir: shop.dir, workers: 2 });
  return fleet;
}
