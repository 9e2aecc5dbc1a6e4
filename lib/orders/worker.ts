import { giveUpEmail, type LedgerDeps } from '@/lib/email/server';
import { atStart, createJobHandlers, type Enqueue } from '@/lib/platform/jobs';
import type { FiscalPort } from '@/lib/providers/fiscal/port';
import type { PaymentPort } from '@/lib/providers/payment/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import { handleApplyExtra } from './editing/hero/apply-extra.handler';
import { handleRenewBook } from './editing/renew-book.handler';
import { handleFiscalDocuments } from './fiscal/issue.handler';
import { handleSendGifts } from './gift/send-gifts.handler';
import * as jobs from './jobs';
import { handleOrderMail } from './mail/order-mail.handler';
import { handleProduce } from './production/produce.handler';
import { handleOrderMailFailure, handleProductionFailure, handleRefundFailure } from './recovery/job-failures';
import { handleReconcile } from './recovery/reconcile.handler';
import { handleRecover } from './recovery/recover.handler';
import { handleRefund } from './recovery/refund.handler';
import { handleRefundMail } from './recovery/refund-mail.handler';

type WorkerDeps = LedgerDeps & {
  readonly enqueue: Enqueue;
  readonly storage: StoragePort;
  /** Draws and typesets a book. */
  readonly produceBook: Parameters<typeof handleProduce>[1]['produce'];
  /** Starts the parts of a paid order for a group; the domain of the group knows them. */
  readonly startGroup: (order: { readonly orderId: string }) => Promise<void>;
  /** The provider that took a payment; `null` when the shop no longer knows it. */
  readonly findProvider: (name: string) => PaymentPort | null;
  /** `null`: the shop issues no fiscal documents. */
  readonly fiscal: FiscalPort | null;
  readonly shopUrl: string;
  readonly secret: string;
};

export const createHandlers = ({ fiscal, ...deps }: WorkerDeps) =>
  createJobHandlers(jobs, {
    produceJob: {
      handle: (payload) => handleProduce(payload, { ...deps, produce: deps.produceBook }),
      giveUp: (payload) => handleProductionFailure(payload, atStart(deps)),
    },
    startGroupJob: (payload) => deps.startGroup(payload),
    applyExtraJob: {
      handle: (payload) => handleApplyExtra(payload, atStart(deps)),
      giveUp: (payload) => handleProductionFailure(payload, atStart(deps)),
    },
    renewBookJob: (payload) => handleRenewBook(payload, { ...deps, produce: deps.produceBook }),
    orderMailJob: {
      handle: (payload) => handleOrderMail(payload, deps),
      giveUp: (payload) => handleOrderMailFailure(payload, atStart(deps)),
    },
    refundJob: {
      handle: (payload) => handleRefund(payload, deps),
      giveUp: handleRefundFailure,
    },
    refundMailJob: {
      handle: (payload) => handleRefundMail(payload, deps),
      giveUp: ({ key }) => giveUpEmail(deps.db, key, deps.now()),
    },
    reconcileJob: () => handleReconcile(atStart(deps)),
    fiscalJob: async () => {
      if (fiscal) await handleFiscalDocuments({ ...atStart(deps), fiscal });
    },
    recoverJob: () => handleRecover(atStart(deps)),
    sendGiftsJob: () => handleSendGifts(deps),
  });
