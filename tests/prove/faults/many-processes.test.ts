import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShopClient } from '@/scripts/bench/shop-client';
import { signInEditor } from './support/blog-editor';
import { countOrders, expectAll, formatCounts } from './support/check-orders';
import { BUILT_URL, withFaultShop } from './support/fault-shop';
import { isQuick, recordFault } from './support/fault-table';
import { startFleet } from './support/fleet';
import { type LoadedShop, startLoad } from './support/load';

const LOAD = { parents: 4, waiting: 12 } as const;
const LOAD_MS = isQuick ? 30_000 : 120_000;
const DEPLOYS = isQuick ? 2 : 5;
const DEPLOY_EVERY_MS = 12_000;
const TIMEOUT_MS = 30 * 60_000;
/** One that comes with the shop. */
const POST = 'afraid-of-the-dark';

const shop = withFaultShop(() => ({ SHOP_URL: BUILT_URL }));

/** The blog of one web process, and whether Next kept it. */
async function openBlog(web: string) {
  const answer = await fetch(`${web}/IL/he/blog`);
  return { cache: answer.headers.get('x-nextjs-cache'), text: await answer.text() };
}

async function underLoad(fault: string, tries: number, at: LoadedShop, work: () => Promise<string>): Promise<void> {
  const load = startLoad(at, LOAD);
  await expect.poll(() => load.paid.length, { timeout: 120_000 }).toBeGreaterThan(0);
  const said = await work();
  const { paid, failures } = await load.stop();
  const { counts, repeatedMails } = await countOrders(shop.db, paid);
  const expected = formatCounts(expectAll(paid.length));
  recordFault({ fault, tries, expected, seen: formatCounts(counts) + said });
  expect(failures).toEqual([]);
  expect(counts).toEqual(expectAll(paid.length));
  expect(repeatedMails).toBe(0);
}

describe('processes that are replaced, several processes: no order is lost or doubled', () => {
  it('web and worker replaced in the middle of checkouts', { timeout: TIMEOUT_MS }, async () => {
    await underLoad('web and worker replaced (SIGTERM) in the middle of checkouts', DEPLOYS, shop, async () => {
      for (let nth = 0; nth < DEPLOYS; nth += 1) {
        await sleep(DEPLOY_EVERY_MS);
        const before = [shop.pid('web'), shop.pid('worker')];
        for (const name of ['web', 'worker'] as const) process.kill(shop.pid(name), 'SIGTERM');
        const isReplaced = () => shop.pid('web') !== before[0] && shop.pid('worker') !== before[1];
        await expect.poll(isReplaced, { timeout: 60_000 }).toBe(true);
        await shop.waitUntilReady();
      }
      return '';
    });
  });

  describe('two webs and three workers', () => {
    let fleet: Awaited<ReturnType<typeof startFleet>> | undefined;
    beforeAll(async () => {
      fleet = await startFleet({ env: shop.childEnv(), dir: shop.dir, workers: 2 });
    }, 240_000);
    afterAll(() => fleet?.close(), 60_000);

    it('on one database', { timeout: TIMEOUT_MS }, async () => {
      const { url = '', counts, countJobs } = fleet ?? {};
      let visitors = 0;
      const visitor = () => {
        visitors += 1;
        return new ShopClient(url, `10.1.${visitors >> 8}.${visitors & 255}`, shop.origin);
      };
      const balanced = { db: shop.db, url, visitor };
      await underLoad('two webs and three workers on one database', 1, balanced, async () => {
        await sleep(LOAD_MS);
        return `; requests by web ${counts?.join(' and ')}, jobs by worker ${countJobs?.().join(', ')}`;
      });
      expect(Math.min(...(countJobs?.() ?? [0]))).toBeGreaterThan(0);
    });

    it('§6 blog: a post that is taken back or published at one of them changes the kept pages of both', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const { webs = [] } = fleet ?? {};
      const publish = await signInEditor(shop.db, shop.origin);
      const listShown = () => Promise.all(webs.map(async (web) => (await openBlog(web)).text.includes(POST)));
      // A process renews the pages of the build when it starts.
      const readCache = async (web: string) => (await openBlog(web)).cache;
      for (const web of webs) await expect.poll(() => readCache(web), { timeout: 30_000 }).toBe('HIT');
      for (const [nth, web] of webs.entries()) {
        expect(await listShown()).toEqual([true, true]);
        await publish(web, POST, 'never');
        await expect.poll(listShown, { timeout: 30_000 }).toEqual([false, false]);
        await publish(webs[1 - nth] ?? '', POST, 'now');
        await expect.poll(listShown, { timeout: 30_000 }).toEqual([true, true]);
      }
    });
  });
});
