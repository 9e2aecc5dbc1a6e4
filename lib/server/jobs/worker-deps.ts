import type { PgBoss } from 'pg-boss';
import { createBookProduction } from '@/lib/books/worker';
import { BRAND } from '@/lib/brand';
import { handleStartCompany } from '@/lib/company/worker';
import { handleStartClass } from '@/lib/kindergarten/worker';
import { localePath } from '@/lib/markets';
import { closeOrders } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Env } from '@/lib/platform/env';
import { newToken } from '@/lib/platform/ids';
import { atStart, createEnqueue } from '@/lib/platform/jobs';
import { createReplyAddress } from '@/lib/support/server';
import {
  createConversionsAdapter,
  createEmailAdapter,
  createFiscalAdapter,
  createFulfilmentAdapter,
  createIllustrationAdapter,
  createPaymentAdapters,
  createSandboxFulfilmentAdapter,
  createSmsAdapter,
  createStorageAdapter,
} from '../adapters';
import { typesetReceipt } from '../receipts';
import { createCode, createKeyedHash } from '../secrets';
import type { DrawPool } from '../threads/draw-pool';
import { purgeRows } from './purge-rows';

type Parts = {
  readonly db: Db;
  readonly boss: PgBoss;
  readonly pool: Pick<DrawPool, 'draw' | 'paintFace'>;
};

export type WorkerDeps = Awaited<ReturnType<typeof createWorkerDeps>>;

/** Everything that the handlers of jobs need. */
export async function createWorkerDeps(env: Env, { db, boss, pool }: Parts) {
  const email = await createEmailAdapter(env, db);
  const payments = await createPaymentAdapters(env);
  const base = {
    db,
    enqueue: createEnqueue(boss),
    now: () => new Date(),
    email,
    sms: await createSmsAdapter(env, db),
    storage: await createStorageAdapter(env),
    illustrator: await createIllustrationAdapter(env, pool.draw),
    fulfilment: await createFulfilmentAdapter(env, async () => email),
    shopUrl: env.SHOP_URL,
    siteUrl: `${env.SHOP_URL}${localePath('IL', 'he')}`,
    secret: env.SHOP_SECRET,
    smsBudget: env.SMS_DAILY_BUDGET,
    draw: pool.draw,
    paintFace: pool.paintFace,
  };
  return {
    ...base,
    ...createBookProduction(base),
    // Local drawing needs a core per picture; a hosted model only needs waiting.
    previewConcurrency: env.ILLUSTRATOR === 'local' ? 2 : 4,
    findProvider: payments.find,
    fiscal: await createFiscalAdapter(env),
    conversions: await createConversionsAdapter(env, db),
    sandbox: await createSandboxFulfilmentAdapter(env),
    shopEmail: BRAND.supportEmail,
    getReplyTo: (requestId: string) =>
      env.INBOUND_EMAIL === 'off'
        ? BRAND.supportEmail
        : createReplyAddress(env.INBOUND_EMAIL_ADDRESS, env.SHOP_SECRET, requestId),
    typesetReceipt,
    newToken,
    hmac: createKeyedHash(env),
    createCode,
    closeOrders,
    purgeRows,
    async startGroup(payload: { readonly orderId: string }) {
      // Each starts the orders of its own kind.
      await handleStartClass(payload, atStart(base));
      await handleStartCompany(payload, atStart(base));
    },
  };
}
