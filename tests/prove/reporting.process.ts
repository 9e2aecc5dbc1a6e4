import { handleReport } from '@/lib/fulfilment/server';
import { createDbClient } from '@/lib/platform/db';
import { createEnqueue } from '@/lib/platform/jobs';
import type { FulfilmentEvent } from '@/lib/providers/fulfilment/port';
import { createBoss } from '@/lib/server/jobs/queue';

/** Applies a print house's report as its webhook does, in a process that a test kills meanwhile. */
const [, , url = '', event = '{}'] = process.argv;
const boss = createBoss(url, 'sender');
await boss.start();
const report: FulfilmentEvent = { ...JSON.parse(event), occurredAt: new Date() };
await handleReport(report, { db: createDbClient(url), enqueue: createEnqueue(boss), now: new Date() });
process.exit(0);
