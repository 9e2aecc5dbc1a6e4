import type { PgBoss } from 'pg-boss';
import { CODE_LIMITS } from '@/lib/accounts';
import { sendCodeJob } from '@/lib/accounts/jobs';
import { forgetDevices, noteUnsent } from '@/lib/accounts/server';
import { bookAlertsJob } from '@/lib/book-alerts/jobs';
import {
  advancedJob,
  characterJob,
  forgetExpiredJob,
  letterJob,
  previewJob,
  redrawJob,
  remindDraftsJob,
  sharedPicturesJob,
  sweepObjectsJob,
  veilsJob,
} from '@/lib/books/jobs';
import { announce, failRedraw, forgetLetters, sweepObjects, trackTask } from '@/lib/books/server';
import { BRAND } from '@/lib/brand';
import { localePath } from '@/lib/markets';
import { orderMailJob, produceJob, recoverJob, refundJob } from '@/lib/orders/jobs';
import { giveUpOrderMail, giveUpProduction, giveUpRefund } from '@/lib/orders/server';
import { remindJob } from '@/lib/partners/jobs';
import { connect } from '@/lib/platform/db';
import type { Env } from '@/lib/platform/env';
import { newToken } from '@/lib/platform/ids';
import { enqueueWith, type JobDefinition } from '@/lib/platform/jobs';
import { tidyWorkFolders } from '@/lib/platform/work-folder';
import { supportMailJob } from '@/lib/support/jobs';
import { giveUpSupportMail } from '@/lib/support/server';
import { emailAdapter, illustrationAdapter, paymentAdapter, smsAdapter, storageAdapter } from './adapters';
import type { createDrawPool } from './draw-pool';
import { lineName } from './line-names';
import { keyedWith, newCode } from './secrets';

export type JobHandler = {
  readonly job: JobDefinition<object>;
  /** `lastTry`: the queue does not come back with it. */
  readonly handle: (payload: unknown, lastTry: boolean) => Promise<void>;
  /** Called after it has failed for good, so that nobody waits for what will not come. */
  readonly giveUp: (payload: unknown) => Promise<void>;
};

const handler = <Payload extends object>(
  job: JobDefinition<Payload>,
  handle: (payload: Payload, lastTry: boolean) => Promise<void>,
  giveUp: (payload: Payload) => Promise<unknown> = async () => {},
): JobHandler => ({
  job: job as unknown as JobDefinition<object>,
  handle: (payload, lastTry) => handle(job.schema.parse(payload), lastTry),
  giveUp: async (payload) => {
    await giveUp(job.schema.parse(payload));
  },
});

/** Every job with its handler; what a handler needs is loaded when its first job comes. */
export async function createHandlers(env: Env, boss: PgBoss, pool: ReturnType<typeof createDrawPool>) {
  const db = connect(env.DATABASE_URL);
  const [sms, email, payment, storage, illustrator] = await Promise.all([
    smsAdapter(env, db),
    emailAdapter(env, db),
    paymentAdapter(env),
    storageAdapter(env),
    illustrationAdapter(env, pool.draw),
  ]);
  const enqueue = enqueueWith(boss);
  const drawing = { db, storage, illustrator, paintFace: pool.paintFace };
  // Our own pictures need a core each; a hosted model's only need patience.
  const sideBySide = env.ILLUSTRATOR === 'local' ? 2 : 4;
  const mailing = { db, email, now: () => new Date(), newToken, shopEmail: BRAND.supportEmail };
  const host = new URL(env.SHOP_URL).hostname;
  const siteUrl = `${env.SHOP_URL}${localePath('IL', 'he')}`;

  const handlers: readonly JobHandler[] = [
    handler(
      sendCodeJob,
      async (payload) => {
        const { handleSendCode } = await import('@/lib/accounts/send-code.handler');
        const { renderSms } = await import('@/lib/mails');
        const text: Parameters<typeof handleSendCode>[1]['text'] = ({ code, language }) =>
          renderSms('verificationCode', language, { code, host, validMinutes: CODE_LIMITS.validMinutes });
        await handleSendCode(payload, { tx: db, sms, now: new Date(), keyed: keyedWith(env), newCode, text });
      },
      ({ codeId }) => noteUnsent(db, codeId),
    ),
    handler(
      characterJob,
      async (payload) => {
        const { handleDrawCharacter } = await import('@/lib/books/draw-character.handler');
        await handleDrawCharacter(payload, { ...drawing, enqueue });
        await announce(payload.bookId, { db, enqueue });
      },
      (payload) => trackTask(db, 'character', payload).fail('illustration_failed'),
    ),
    handler(
      advancedJob,
      async (payload, lastTry) => {
        const { handleDrawAdvanced } = await import('@/lib/books/draw-advanced.handler');
        await handleDrawAdvanced(payload, drawing, lastTry);
        await announce(payload.bookId, { db, enqueue });
      },
      // The regular hero is there to be met.
      (payload) => trackTask(db, 'character', payload).finish(),
    ),
    handler(
      previewJob,
      async (payload) => {
        const { handleDrawPreview } = await import('@/lib/books/draw-preview.handler');
        await handleDrawPreview(payload, { ...drawing, sideBySide, enqueue });
        await announce(payload.bookId, { db, enqueue });
      },
      (payload) => trackTask(db, 'preview', payload).fail('illustration_failed'),
    ),
    handler(veilsJob, async (payload) => {
      const { handleDrawVeils } = await import('@/lib/books/draw-veils.handler');
      await handleDrawVeils(payload, { db, storage, draw: pool.draw });
    }),
    handler(sharedPicturesJob, async (payload) => {
      const { handleDrawShared } = await import('@/lib/books/draw-shared.handler');
      await handleDrawShared(payload, drawing);
    }),
    handler(
      redrawJob,
      async (payload) => {
        const { handleRedraw } = await import('@/lib/books/redraws/redraw.handler');
        await handleRedraw(payload, drawing);
      },
      ({ redrawId }) => failRedraw(db, redrawId, 'illustration_failed'),
    ),
    handler(forgetExpiredJob, async () => {
      const [
        { handleForgetExpired },
        { closeOrders },
        { forgetOldReminders },
        { forgetOldRequests },
        { forgetOldAlerts },
      ] = await Promise.all([
        import('@/lib/books/forget-expired.handler'),
        import('@/lib/orders/server'),
        import('@/lib/partners/server'),
        import('@/lib/platform/http/forget'),
        import('@/lib/book-alerts/server'),
      ]);
      const now = new Date();
      await forgetLetters(db, now);
      await forgetDevices(db, now);
      await forgetOldReminders(db, now);
      await forgetOldAlerts(db, now);
      await forgetOldRequests(db, now);
      // Last: it throws when storage refused something.
      await handleForgetExpired({ db, storage, closeOrders, enqueue, now });
    }),
    handler(sweepObjectsJob, async () => {
      await sweepObjects({ db, storage, now: new Date() });
      await tidyWorkFolders('typesetting', new Date());
    }),
    handler(
      produceJob,
      async (payload) => {
        const [{ handleProduce }, { produceBook }] = await Promise.all([
          import('@/lib/orders/produce.handler'),
          import('@/lib/books/produce-book.handler'),
        ]);
        const now = new Date();
        const produce = (bookId: string) => produceBook(bookId, { ...drawing, now, siteUrl });
        await handleProduce(payload, { db, enqueue, now: () => new Date(), produce });
      },
      (payload) => giveUpProduction(payload, { db, now: new Date() }),
    ),
    handler(
      orderMailJob,
      async (payload) => {
        const { handleOrderMail } = await import('@/lib/orders/order-mail.handler');
        const { SHOP_URL: shopUrl, SHOP_SECRET: secret } = env;
        await handleOrderMail(payload, { db, email, now: () => new Date(), shopUrl, secret, lineName });
      },
      (payload) => giveUpOrderMail(payload, { db }),
    ),
    handler(
      refundJob,
      async (payload) => {
        const { handleRefund } = await import('@/lib/orders/refund.handler');
        await handleRefund(payload, { db, payment, enqueue });
      },
      giveUpRefund,
    ),
    handler(recoverJob, async () => {
      const { handleRecover } = await import('@/lib/orders/recover.handler');
      await handleRecover({ db, enqueue, now: new Date() });
    }),
    handler(
      supportMailJob,
      async (payload) => {
        const [{ handleSupportMail }, { renderSupportMail }] = await Promise.all([
          import('@/lib/support/support-mail.handler'),
          import('./support-mails'),
        ]);
        const shopEmail = BRAND.supportEmail;
        await handleSupportMail(payload, { db, email, now: () => new Date(), shopEmail, render: renderSupportMail });
      },
      (payload) => giveUpSupportMail(payload, { db }),
    ),
    handler(remindJob, async () => {
      const [{ handleRemind }, { renderOfferMail }] = await Promise.all([
        import('@/lib/partners/remind.handler'),
        import('./offer-mails'),
      ]);
      const render: Parameters<typeof handleRemind>[0]['render'] = (partner, reminder) =>
        renderOfferMail(partner, reminder, env.SHOP_URL);
      await handleRemind({ db, email, now: () => new Date(), shopEmail: BRAND.supportEmail, render });
    }),
    handler(bookAlertsJob, async () => {
      const [{ handleTellBooks }, { renderAlertMail }] = await Promise.all([
        import('@/lib/book-alerts/tell.handler'),
        import('./alert-mails'),
      ]);
      const render: Parameters<typeof handleTellBooks>[0]['render'] = (alert) => renderAlertMail(alert, env.SHOP_URL);
      await handleTellBooks({ db, email, now: () => new Date(), shopEmail: BRAND.supportEmail, render });
    }),
    handler(letterJob, async (payload) => {
      const [{ handleSendLetter }, { renderDraftMail }] = await Promise.all([
        import('@/lib/books/letters/send-letter.handler'),
        import('./draft-mails'),
      ]);
      const render: Parameters<typeof handleSendLetter>[1]['render'] = (kind, facts) =>
        renderDraftMail(kind, facts, env.SHOP_URL);
      await handleSendLetter(payload, { ...mailing, render });
    }),
    handler(remindDraftsJob, async () => {
      const [{ handleRemindDrafts }, { renderReminder }] = await Promise.all([
        import('@/lib/books/reminders/remind-drafts.handler'),
        import('./draft-mails'),
      ]);
      const render: Parameters<typeof handleRemindDrafts>[0]['render'] = (facts, stop) =>
        renderReminder(facts, stop, { shopUrl: env.SHOP_URL, secret: env.SHOP_SECRET });
      await handleRemindDrafts({ ...mailing, render });
    }),
  ];
  return { handlers, close: () => db.$disconnect() };
}
