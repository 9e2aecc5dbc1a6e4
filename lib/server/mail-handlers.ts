import { bookAlertsJob } from '@/lib/book-alerts/jobs';
import { draftMailJob, remindDraftsJob } from '@/lib/books/jobs';
import { companyMessageJob } from '@/lib/company/jobs';
import { giveUpEmail, type LedgerDeps } from '@/lib/email/server';
import { classMailJob } from '@/lib/kindergarten/jobs';
import { remindJob } from '@/lib/partners/jobs';
import { inactiveNoticeJob } from '@/lib/privacy/jobs';
import { handleNoticeFailure } from '@/lib/privacy/server';
import type { SmsPort } from '@/lib/providers/sms/port';
import { supportMailJob } from '@/lib/support/jobs';
import { handleSupportMailFailure } from '@/lib/support/server';
import { createHandler, type JobHandler } from './job-handler';

type Mailing = LedgerDeps & {
  readonly newToken: () => string;
  readonly shopEmail: string;
  readonly shopUrl: string;
  readonly secret: string;
  readonly sms: SmsPort;
};

/** Handlers of mails that belong to no parent's order: to support, reminders, alerts, of drafts, classes, companies, accounts. */
export const createMailHandlers = (mailing: Mailing): readonly JobHandler[] => [
  createHandler(
    supportMailJob,
    async (payload) => {
      const { handleSupportMail } = await import('@/lib/support/support-mail.handler');
      await handleSupportMail(payload, mailing);
    },
    (payload) => handleSupportMailFailure(payload, { db: mailing.db, now: new Date() }),
  ),
  createHandler(remindJob, async () => {
    const { handleSendReminders } = await import('@/lib/partners/send-reminders.handler');
    await handleSendReminders(mailing);
  }),
  createHandler(bookAlertsJob, async () => {
    const { handleSendAlerts } = await import('@/lib/book-alerts/send-alerts.handler');
    await handleSendAlerts(mailing);
  }),
  createHandler(
    draftMailJob,
    async (payload) => {
      const { handleSendDraftMail } = await import('@/lib/books/email-subscriptions/send-draft-mail.handler');
      await handleSendDraftMail(payload, mailing);
    },
    ({ key }) => giveUpEmail(mailing.db, key, new Date()),
  ),
  createHandler(
    classMailJob,
    async (payload) => {
      const { handleSendClassMail } = await import('@/lib/kindergarten/production/send-class-mail.handler');
      await handleSendClassMail(payload, mailing);
    },
    ({ key }) => giveUpEmail(mailing.db, key, new Date()),
  ),
  createHandler(
    companyMessageJob,
    async (payload) => {
      const { handleSendCompanyMessage } = await import('@/lib/company/messages/send-message.handler');
      await handleSendCompanyMessage(payload, mailing);
    },
    ({ key }) => giveUpEmail(mailing.db, key, new Date()),
  ),
  createHandler(
    inactiveNoticeJob,
    async (payload) => {
      const { handleInactiveNotice } = await import('@/lib/privacy/inactive/inactive-notice.handler');
      await handleInactiveNotice(payload, mailing);
    },
    (payload) => handleNoticeFailure(payload, { db: mailing.db, now: new Date() }),
  ),
  createHandler(remindDraftsJob, async () => {
    const { handleRemindDrafts } = await import('@/lib/books/reminders/remind-drafts.handler');
    await handleRemindDrafts(mailing);
  }),
];
