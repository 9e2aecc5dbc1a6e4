import type { Db } from '@/lib/platform/db';
import { createJobHandlers } from '@/lib/platform/jobs';
import type { ConversionsPort } from '@/lib/providers/conversions/port';
import * as jobs from './jobs';
import { handleSendPurchase } from './send-purchase.handler';

/** `conversions` is `null` when the shop reports nothing to an ad network. */
type WorkerDeps = { readonly db: Db; readonly conversions: ConversionsPort | null; readonly shopUrl: string };

export const createHandlers = ({ db, conversions, shopUrl: siteUrl }: WorkerDeps) =>
  createJobHandlers(jobs, {
    purchaseEventJob: (payload) => handleSendPurchase(payload, { db, conversions, siteUrl }),
  });
