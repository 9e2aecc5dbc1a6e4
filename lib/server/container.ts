import { type Db, db } from '@/lib/platform/db';
import { type Env, env } from '@/lib/platform/env';
import { createEnqueue, type Enqueue } from '@/lib/platform/jobs';
import type { FulfilmentPort } from '@/lib/providers/fulfilment/port';
import type { PaymentProviders } from '@/lib/providers/payment/port';
import type { LocalStorage } from '@/lib/providers/storage/local';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createEmailAdapter, createFulfilmentAdapter, createPaymentAdapters, createStorageAdapter } from './adapters';
import { setUpAlarmMails } from './alarms';
import { type FailedJobs, openFailedJobs } from './jobs/dead-letters';
import { countJobs, createBoss, type QueueCount } from './jobs/queue';

/** Everything that the web process needs to serve requests. */
export type Container = {
  readonly env: Env;
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly countJobs: () => Promise<readonly QueueCount[]>;
  readonly failedJobs: FailedJobs;
  readonly storage: StoragePort | LocalStorage;
  readonly payments: PaymentProviders;
  readonly fulfilment: FulfilmentPort;
};

const shared = globalThis as { giboriShop?: Promise<Container> };

async function createContainer(): Promise<Container> {
  const settings = env();
  const boss = createBoss(settings.DATABASE_URL, 'sender');
  await boss.start();
  await setUpAlarmMails(settings, db());
  return {
    env: settings,
    db: db(),
    enqueue: createEnqueue(boss),
    countJobs: () => countJobs(boss),
    failedJobs: openFailedJobs(boss),
    storage: await createStorageAdapter(settings),
    payments: await createPaymentAdapters(settings),
    fulfilment: await createFulfilmentAdapter(settings, () => createEmailAdapter(settings, db())),
  };
}

/** This process's container, created at its first request. */
export function getContainer(): Promise<Container> {
  shared.giboriShop ??= createContainer().catch((error) => {
    shared.giboriShop = undefined;
    throw error;
  });
  return shared.giboriShop;
}
