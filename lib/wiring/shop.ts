import { type Db, db } from '@/lib/platform/db';
import { type Env, env } from '@/lib/platform/env';
import { type Enqueue, enqueueWith } from '@/lib/platform/jobs';
import type { PaymentPort } from '@/lib/providers/payment/port';
import type { LocalStorage } from '@/lib/providers/storage/local';
import type { StoragePort } from '@/lib/providers/storage/port';
import { paymentAdapter, storageAdapter } from './adapters';
import { mailAlarms } from './alarms';
import { createBoss } from './queue';

/** All that the web process needs to serve requests. */
export type Shop = {
  readonly env: Env;
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly storage: StoragePort | LocalStorage;
  readonly payment: PaymentPort;
};

const shared = globalThis as { giboriShop?: Promise<Shop> };

async function openShop(): Promise<Shop> {
  const settings = env();
  const boss = createBoss(settings.DATABASE_URL, 'sender');
  await boss.start();
  await mailAlarms(settings, db());
  return {
    env: settings,
    db: db(),
    enqueue: enqueueWith(boss),
    storage: await storageAdapter(settings),
    payment: await paymentAdapter(settings),
  };
}

/** The shop of this process, opened at its first request. */
export function shop(): Promise<Shop> {
  shared.giboriShop ??= openShop().catch((error) => {
    shared.giboriShop = undefined;
    throw error;
  });
  return shared.giboriShop;
}
