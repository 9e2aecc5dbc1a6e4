import { readdirSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { blurredPagesJob, draftMailJob } from '@/lib/books/jobs';
import { readEnv } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids';
import type { JobDefinition } from '@/lib/platform/jobs';
import { createQueues } from '@/lib/server/jobs/create-queues';
import { JOBS } from '@/lib/server/jobs/domain-jobs';
import { createHandlers } from '@/lib/server/jobs/job-handlers';
import { createBoss } from '@/lib/server/jobs/queue';
import { consumeDeadLetters, workQueue } from '@/lib/server/jobs/work-queues';
import { createWorkerDeps } from '@/lib/server/jobs/worker-deps';
import { withShop } from '../support/with-shop';

const shop = withShop();

const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1);
const LIB = new URL('../../../lib/', import.meta.url);

async function listDefinitions(): Promise<readonly JobDefinition<unknown>[]> {
  const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/]+\/jobs\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.filter((file) => file !== 'server/jobs.ts').map((file) => import(new URL(file, LIB).href)),
  );
  return modules.flatMap((module) => Object.values(module as Record<string, JobDefinition<unknown>>));
}

async function startBoss() {
  const boss = createBoss(shop.url, 'worker');
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.start();
  return boss;
}

it('every job that a domain defines has a queue and one handler', async () => {
  const settings = { SHOP_ENV: 'test', SHOP_URL: 'https://gibori.test', SHOP_SECRET: 's'.repeat(32) };
  const env = readEnv({ ...settings, DATABASE_URL: shop.url });
  const refuse = () => Promise.reject(new Error('nothing is drawn here'));
  const pool = { draw: refuse, paintFace: refuse };
  const handlers = await createHandlers(await createWorkerDeps(env, { db: shop.db, boss: shop.queue.boss, pool }));
  const defined = [...(await listDefinitions())].sort(byName);
  expect(defined.length).toBeGreaterThan(30);
  expect(new Set(defined.map(({ name }) => name)).size).toBe(defined.length);
  expect([...JOBS].sort(byName)).toEqual(defined);
  expect(handlers.map(({ job }) => job).sort(byName)).toEqual(defined);
});

describe('a job that was renamed', () => {
  it('is still handled when an earlier release has enqueued it', async () => {
    const former = blurredPagesJob.options.formerName ?? '';
    const boss = await startBoss();
    await boss.createQueue(former, { policy: 'exclusive', notify: true });
    const [old, fresh] = [newId(), newId()];
    await boss.send(former, { bookId: old, revision: 1 }, { singletonKey: old });
    await shop.enqueue(shop.db, blurredPagesJob, { bookId: fresh, revision: 1 }, { key: fresh });
    const handled: unknown[] = [];
    const handle = async (payload: unknown) => void handled.push(payload);
    await workQueue(boss, shop.db, { job: blurredPagesJob, handle, giveUp: async () => {} });
    await expect.poll(() => handled, { timeout: 40_000 }).toHaveLength(2);
    expect(handled).toEqual(expect.arrayContaining([old, fresh].map((bookId) => ({ bookId, revision: 1 }))));
  });

  it('is reported as failed under either name', async () => {
    const former = draftMailJob.options.formerName ?? '';
    const boss = await startBoss();
    await boss.createQueue(former, { policy: 'exclusive', notify: true, deadLetter: 'dead-letters', retryLimit: 0 });
    const failed: unknown[] = [];
    const giveUp = async (payload: unknown) => void failed.push(payload);
    const handle = () => Promise.reject(new Error('no mail today'));
    await consumeDeadLetters(boss, shop.db, [{ job: draftMailJob, handle, giveUp }]);
    await workQueue(boss, shop.db, { job: draftMailJob, handle, giveUp });
    await boss.send(former, { key: 'k' });
    await expect.poll(() => failed, { timeout: 40_000 }).toEqual([{ key: 'k' }]);
  });

  it('runs on its schedule once, not under its former name too', async () => {
    const { boss } = shop.queue;
    await boss.createQueue('forget-expired');
    await boss.schedule('forget-expired', '17 * * * *', {});
    await createQueues(boss);
    const scheduled = (await boss.getSchedules()).map(({ name }) => name);
    expect(scheduled).toContain('purge-expired');
    expect(scheduled).not.toContain('forget-expired');
  });
});
