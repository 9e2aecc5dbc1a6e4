import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { GET as getMetrics } from '@/app/api/metrics/route';
import { draftMailJob } from '@/lib/books/jobs';
import { log } from '@/lib/platform/logging/log';
import { withSpan } from '@/lib/platform/logging/tracing';
import { countJobs, createBoss } from '@/lib/server/jobs/queue';
import { workQueue } from '@/lib/server/jobs/work-queues';
import { hasMetricsToken } from '@/lib/server/telemetry/metrics-token';
import { findFailingParts } from '@/lib/server/telemetry/readiness';
import { collectShopMetrics } from '@/lib/server/telemetry/shop-metrics';
import { createCheckoutFlow } from '../support/checkout-flow';
import { newPhone } from '../support/identities';
import { NOW } from '../support/time';
import { withBrowser } from '../support/with-browser';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { paid } = createCheckoutFlow(shop);
const openBrowser = withBrowser(shop);

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
beforeAll(() => provider.register());
afterAll(async () => {
  await provider.shutdown();
  for (const api of [trace, context, propagation]) api.disable();
});
afterEach(() => exporter.reset());

const startBoss = async () => {
  const boss = createBoss(shop.url, 'sender');
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.start();
  return boss;
};

/** The log lines while a function runs. */
async function captureLog(run: () => Promise<unknown>): Promise<string> {
  const lines: unknown[] = [];
  const originals = { info: log.info, error: log.error, warn: log.warn };
  for (const level of ['info', 'error', 'warn'] as const) log[level] = (...line: unknown[]) => void lines.push(line);
  try {
    await run();
  } finally {
    Object.assign(log, originals);
  }
  return JSON.stringify(lines);
}

describe('health and metrics', () => {
  it('the shop is ready with its database, storage and queue; a part that does not answer is named', async () => {
    const boss = await startBoss();
    const parts = { db: shop.db, storage, countJobs: () => countJobs(boss) };
    expect(await findFailingParts(parts)).toEqual([]);
    const broken = { exists: () => Promise.reject(new Error('no bucket')) };
    expect(await findFailingParts({ ...parts, storage: broken })).toEqual(['storage']);
  });

  it('orders and queues are counted without ids', async () => {
    const order = await paid();
    const boss = await startBoss();
    const text = await collectShopMetrics({ db: shop.db, countJobs: () => countJobs(boss) }, NOW);
    const states = await shop.db.order.groupBy({ by: ['state'], _count: true });
    for (const { state, _count } of states) expect(text).toContain(`shop_orders{state="${state}"} ${_count}`);
    expect(text).toMatch(/queue_jobs\{queue="draw-preview",state="waiting"\} \d+/);
    expect(text).not.toContain(order.id);
    expect(text).not.toContain(order.bookId);
  });

  it('without a token in the settings there are no metrics', async () => {
    const { get } = openBrowser();
    for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
      expect((await get(getMetrics, { headers: { authorization } })).status).toBe(404);
    }
  });

  it('only the whole token opens the metrics', () => {
    const token = 'a-token-of-twenty-letters';
    expect(hasMetricsToken(`Bearer ${token}`, token)).toBe(true);
    for (const wrong of [null, '', token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`]) {
      expect(hasMetricsToken(wrong, token)).toBe(false);
    }
  });
});

describe('traces', () => {
  it('a job continues the trace of the request that caused it', async () => {
    const boss = createBoss(shop.url, 'worker');
    onTestFinished(() => boss.stop({ graceful: false }));
    await boss.start();
    const payload = { bookId: crypto.randomUUID(), letterId: crypto.randomUUID(), reason: 'preview' };
    const handled: unknown[] = [];
    const handler = {
      job: draftMailJob,
      handle: async (data: unknown) => void handled.push(data),
      giveUp: async () => {},
    };
    await withSpan('POST /api/books', {}, () =>
      shop.db.$transaction((tx) => shop.enqueue(tx, draftMailJob, payload as never, { key: payload.letterId })),
    );
    await workQueue(boss, shop.db, handler);
    await expect.poll(() => handled.length, { timeout: 20_000 }).toBe(1);
    await expect.poll(() => exporter.getFinishedSpans().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    const spans = exporter.getFinishedSpans();
    const request = spans.find(({ name }) => name === 'POST /api/books');
    const job = spans.find(({ name }) => name === `job ${draftMailJob.name}`);
    expect(job?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(job?.spanContext().traceId).toBe(request?.spanContext().traceId);
  });

  it('an error ends its span with a type, never with its words', async () => {
    const failed = withSpan('work', {}, async () => {
      throw new TypeError('no such child: Noa');
    });
    await expect(failed).rejects.toThrow('Noa');
    const [span] = exporter.getFinishedSpans();
    expect(span?.attributes).toMatchObject({ 'error.type': 'TypeError' });
    expect(JSON.stringify([span?.attributes, span?.events, span?.status])).not.toContain('Noa');
  });
});

it('privacy: neither log lines nor spans of a paid order name the child, the phone or the e-mail', async () => {
  const phone = newPhone();
  let order: Awaited<ReturnType<typeof paid>> | undefined;
  const lines = await captureLog(async () => {
    order = await paid(phone);
  });
  const { email } = await shop.db.order.findUniqueOrThrow({ where: { id: order?.id ?? '' } });
  const { childName } = await shop.db.book.findUniqueOrThrow({ where: { id: order?.bookId ?? '' } });
  const spans = JSON.stringify(
    exporter.getFinishedSpans().map(({ name, attributes, events }) => [name, attributes, events]),
  );
  for (const secret of [phone, phone.slice(1), email, childName ?? '']) {
    expect(secret).not.toBe('');
    expect(lines + spans).not.toContain(secret);
  }
});
