import type { PgBoss } from 'pg-boss';
import { CODE_LIMITS } from '@/lib/accounts';
import { sendCodeJob } from '@/lib/accounts/jobs';
import { markUnsent } from '@/lib/accounts/server';
import { proofJob, purgeExpiredJob, sweepObjectsJob, wholeBookJob } from '@/lib/books/jobs';
import { handleProofFailure, sweepObjects } from '@/lib/books/server';
import { BRAND } from '@/lib/brand';
import { watchCompaniesJob } from '@/lib/company/jobs';
import { giveUpEmail } from '@/lib/email/server';
import {
  fulfilmentMessageJob,
  printFilesJob,
  sandboxParcelJob,
  submitShipmentJob,
  watchFulfilmentJob,
} from '@/lib/fulfilment/jobs';
import { handlePrintFilesFailure, handleSubmitFailure, handleWholeBookFailure } from '@/lib/fulfilment/server';
import { watchClassesJob } from '@/lib/kindergarten/jobs';
import { localePath } from '@/lib/markets';
import {
  applyExtraJob,
  fiscalJob,
  orderMailJob,
  produceJob,
  reconcileJob,
  recoverJob,
  refundJob,
  refundMailJob,
  renewBookJob,
  sendGiftsJob,
  startGroupJob,
} from '@/lib/orders/jobs';
import { handleOrderMailFailure, handleProductionFailure, handleRefundFailure } from '@/lib/orders/server';
import { createDbClient } from '@/lib/platform/db';
import type { Env } from '@/lib/platform/env';
import { newToken } from '@/lib/platform/ids';
import { createEnqueue } from '@/lib/platform/jobs';
import { removeStaleTempDirs } from '@/lib/platform/temp-dir';
import { deleteAccountJob, photoReceiptJob, watchInactiveJob } from '@/lib/privacy/jobs';
import { handleDeletionFailure } from '@/lib/privacy/server';
import { friendOrderedJob } from '@/lib/rewards/jobs';
import { purchaseEventJob } from '@/lib/tracking/jobs';
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
} from './adapters';
import { createDrawingHandlers } from './drawing-handlers';
import { createHandler, type JobHandler } from './job-handler';
import { createMailHandlers } from './mail-handlers';
import { createCode, createKeyedHash } from './secrets';
import type { DrawPool } from './threads/draw-pool';

/** All jobs with their handlers; a handler's code is imported when its first job arrives. */
export async function createHandlers(env: Env, boss: PgBoss, pool: DrawPool) {
  const db = createDbClient(env.DATABASE_URL);
  const [sms, email, payments, fiscal, storage, illustrator] = await Promise.all([
    createSmsAdapter(env, db),
    createEmailAdapter(env, db),
    createPaymentAdapters(env),
    createFiscalAdapter(env),
    createStorageAdapter(env),
    createIllustrationAdapter(env, pool.draw),
  ]);
  const enqueue = createEnqueue(boss);
  const fulfilment = await createFulfilmentAdapter(env, async () => email);
  const drawing = { db, storage, illustrator, paintFace: pool.paintFace };
  const { SHOP_URL: shopUrl, SHOP_SECRET: secret } = env;
  const mailing = { db, email, now: () => new Date(), newToken, shopEmail: BRAND.supportEmail, shopUrl, secret };
  const host = new URL(env.SHOP_URL).hostname;
  const siteUrl = `${env.SHOP_URL}${localePath('IL', 'he')}`;

  const handlers: readonly JobHandler[] = [
    createHandler(
      sendCodeJob,
      async (payload) => {
        const { handleSendCode } = await import('@/lib/accounts/send-code.handler');
        const { renderSms } = await import('@/lib/email/server');
        const text: Parameters<typeof handleSendCode>[1]['text'] = ({ code, language }) =>
          renderSms('verificationCode', language, { code, host, validMinutes: CODE_LIMITS.validMinutes });
        await handleSendCode(payload, { tx: db, sms, now: new Date(), hmac: createKeyedHash(env), createCode, text });
      },
      ({ codeId }) => markUnsent(db, codeId),
    ),
    ...createDrawingHandlers({ ...drawing, enqueue, draw: pool.draw, isLocal: env.ILLUSTRATOR === 'local' }),
    createHandler(purgeExpiredJob, async () => {
      const [{ handlePurgeExpired }, { closeOrders }, { purgeRows }] = await Promise.all([
        import('@/lib/books/retention/purge-expired.handler'),
        import('@/lib/orders/server'),
        import('./purge-rows'),
      ]);
      const now = new Date();
      await purgeRows(db, now);
      // Last, because it throws when storage rejected something.
      await handlePurgeExpired({ db, storage, closeOrders, enqueue, now });
    }),
    createHandler(sweepObjectsJob, async () => {
      await sweepObjects({ db, storage, now: new Date() });
      await removeStaleTempDirs('typesetting', new Date());
    }),
    createHandler(
      produceJob,
      async (payload) => {
        const [{ handleProduce }, { produceBook }] = await Promise.all([
          import('@/lib/orders/produce.handler'),
          import('@/lib/books/drawing/produce-book.handler'),
        ]);
        const now = new Date();
        const produce = (bookId: string) => produceBook(bookId, { ...drawing, now, siteUrl });
        await handleProduce(payload, { db, enqueue, now: () => new Date(), produce });
      },
      (payload) => handleProductionFailure(payload, { db, enqueue, now: new Date() }),
    ),
    createHandler(
      applyExtraJob,
      async (payload) => {
        const { handleApplyExtra } = await import('@/lib/orders/editing/hero/apply-extra.handler');
        await handleApplyExtra(payload, { db, enqueue, storage, now: new Date() });
      },
      (payload) => handleProductionFailure(payload, { db, enqueue, now: new Date() }),
    ),
    createHandler(renewBookJob, async (payload) => {
      const [{ handleRenewBook }, { produceBook }] = await Promise.all([
        import('@/lib/orders/editing/renew-book.handler'),
        import('@/lib/books/drawing/produce-book.handler'),
      ]);
      const produce = (bookId: string) => produceBook(bookId, { ...drawing, now: new Date(), siteUrl });
      await handleRenewBook(payload, { db, storage, produce });
    }),
    createHandler(
      orderMailJob,
      async (payload) => {
        const { handleOrderMail } = await import('@/lib/orders/order-mail.handler');
        await handleOrderMail(payload, mailing);
      },
      (payload) => handleOrderMailFailure(payload, { db, now: new Date() }),
    ),
    createHandler(
      refundJob,
      async (payload) => {
        const { handleRefund } = await import('@/lib/orders/recovery/refund.handler');
        await handleRefund(payload, { db, findProvider: payments.find, enqueue, now: () => new Date() });
      },
      handleRefundFailure,
    ),
    createHandler(
      refundMailJob,
      async (payload) => {
        const { handleRefundMail } = await import('@/lib/orders/recovery/refund-mail.handler');
        await handleRefundMail(payload, mailing);
      },
      ({ key }) => giveUpEmail(db, key, new Date()),
    ),
    createHandler(
      friendOrderedJob,
      async (payload) => {
        const { handleFriendOrdered } = await import('@/lib/rewards/friend-ordered.handler');
        await handleFriendOrdered(payload, mailing);
      },
      ({ key }) => giveUpEmail(db, key, new Date()),
    ),
    createHandler(purchaseEventJob, async (payload) => {
      const { handleSendPurchase } = await import('@/lib/tracking/send-purchase.handler');
      await handleSendPurchase(payload, { db, conversions: await createConversionsAdapter(env, db), siteUrl: shopUrl });
    }),
    createHandler(sendGiftsJob, async () => {
      const { handleSendGifts } = await import('@/lib/orders/gift/send-gifts.handler');
      await handleSendGifts({ ...mailing, enqueue });
    }),
    createHandler(startGroupJob, async (payload) => {
      const { handleStartClass } = await import('@/lib/kindergarten/production/start-class.handler');
      const { handleStartCompany } = await import('@/lib/company/production/start-company.handler');
      // Each starts the orders of its own kind.
      await handleStartClass(payload, { db, enqueue, now: new Date() });
      await handleStartCompany(payload, { db, enqueue, now: new Date() });
    }),
    createHandler(watchCompaniesJob, async () => {
      const { handleWatchCompanies } = await import('@/lib/company/production/watch-companies.handler');
      await handleWatchCompanies({ db, enqueue, now: new Date() });
    }),
    createHandler(watchClassesJob, async () => {
      const { handleWatchClasses } = await import('@/lib/kindergarten/production/watch-classes.handler');
      await handleWatchClasses({ db, enqueue, now: new Date() });
    }),
    createHandler(recoverJob, async () => {
      const { handleRecover } = await import('@/lib/orders/recovery/recover.handler');
      await handleRecover({ db, enqueue, now: new Date() });
    }),
    createHandler(reconcileJob, async () => {
      const { handleReconcile } = await import('@/lib/orders/recovery/reconcile.handler');
      await handleReconcile({ db, enqueue, findProvider: payments.find, now: new Date() });
    }),
    createHandler(fiscalJob, async () => {
      const { handleFiscalDocuments } = await import('@/lib/orders/fiscal/issue.handler');
      if (fiscal) await handleFiscalDocuments({ db, fiscal, now: new Date() });
    }),
    createHandler(
      wholeBookJob,
      async (payload) => {
        const { handleDrawWholeBook } = await import('@/lib/books/drawing/draw-whole-book.handler');
        await handleDrawWholeBook(payload, { ...drawing, printHouse: fulfilment });
      },
      handleWholeBookFailure,
    ),
    createHandler(
      proofJob,
      async (payload) => {
        const [{ handleMakeProof }, { makePrintFiles }] = await Promise.all([
          import('@/lib/books/proof/make-proof.handler'),
          import('@/lib/books/print/make-print-files.handler'),
        ]);
        const makeFiles = (bookId: string) =>
          makePrintFiles(bookId, fulfilment, { ...drawing, now: new Date(), siteUrl });
        await handleMakeProof(payload, { db, storage, printHouse: fulfilment, makeFiles, now: () => new Date() });
      },
      (payload) => handleProofFailure(payload, { db, profileId: fulfilment.profile.id }),
    ),
    createHandler(
      printFilesJob,
      async (payload) => {
        const [{ handlePrepareShipment }, { makePrintFiles }] = await Promise.all([
          import('@/lib/fulfilment/shipments/prepare-shipment.handler'),
          import('@/lib/books/print/make-print-files.handler'),
        ]);
        const makeFiles = (bookId: string) =>
          makePrintFiles(bookId, fulfilment, { ...drawing, now: new Date(), siteUrl });
        await handlePrepareShipment(payload, { db, enqueue, provider: fulfilment.name, makeFiles });
      },
      handlePrintFilesFailure,
    ),
    createHandler(
      submitShipmentJob,
      async (payload) => {
        const { handleSubmitShipment } = await import('@/lib/fulfilment/shipments/submit-shipment.handler');
        const simulated = env.FULFILMENT === 'sandbox';
        const shipping = { db, enqueue, fulfilment, storage, shopUrl, secret, now: () => new Date(), simulated };
        await handleSubmitShipment(payload, shipping);
      },
      handleSubmitFailure,
    ),
    createHandler(sandboxParcelJob, async (payload) => {
      const { handleSandboxParcel } = await import('@/lib/fulfilment/shipments/sandbox-parcel.handler');
      const sandbox = await createSandboxFulfilmentAdapter(env);
      await handleSandboxParcel(payload, { db, enqueue, sandbox, now: new Date() });
    }),
    createHandler(watchFulfilmentJob, async () => {
      const { handleWatchFulfilment } = await import('@/lib/fulfilment/watch-fulfilment.handler');
      await handleWatchFulfilment({ db, enqueue, now: new Date(), profile: fulfilment.profile });
    }),
    createHandler(
      fulfilmentMessageJob,
      async (payload) => {
        const { handleSendMessage } = await import('@/lib/fulfilment/messages/send-message.handler');
        await handleSendMessage(payload, { ...mailing, sms, enclosesCard: fulfilment.enclosesCard });
      },
      ({ key }) => giveUpEmail(db, key, new Date()),
    ),
    createHandler(
      deleteAccountJob,
      async (payload) => {
        const { handleDeleteAccount } = await import('@/lib/privacy/delete-account.handler');
        await handleDeleteAccount(payload, { db, email, storage, now: () => new Date(), secret, shopUrl });
      },
      (payload) => handleDeletionFailure(payload, { db, now: new Date() }),
    ),
    createHandler(photoReceiptJob, async (payload) => {
      const { handlePhotoReceipt } = await import('@/lib/privacy/photo-receipt.handler');
      await handlePhotoReceipt(payload, { db, email, now: () => new Date(), secret, shopUrl });
    }),
    createHandler(watchInactiveJob, async () => {
      const { handleWatchInactive } = await import('@/lib/privacy/inactive/watch-inactive.handler');
      await handleWatchInactive({ db, enqueue, now: new Date() });
    }),
    ...createMailHandlers({ ...mailing, sms }),
  ];
  return { handlers, close: () => db.$disconnect() };
}
