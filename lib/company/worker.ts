import { giveUpEmail, type LedgerDeps } from '@/lib/email/server';
import { atStart, createJobHandlers, type Enqueue } from '@/lib/platform/jobs';
import type { Result } from '@/lib/platform/result';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { ReceiptInput } from '@/lib/typesetting/server';
import * as jobs from './jobs';
import { handleNotifyCancelled } from './messages/notify-cancelled.handler';
import { handleSendCompanyMessage } from './messages/send-message.handler';
import { handleWatchCompanies } from './production/watch-companies.handler';

export { handleStartCompany } from './production/start-company.handler';

type WorkerDeps = LedgerDeps & {
  readonly enqueue: Enqueue;
  readonly sms: SmsPort;
  readonly shopUrl: string;
  readonly secret: string;
  readonly smsBudget: number;
  readonly typesetReceipt: (quote: ReceiptInput) => Promise<Result<Uint8Array>>;
};

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, {
    watchCompaniesJob: () => handleWatchCompanies(atStart(deps)),
    notifyCancelledJob: (payload) => handleNotifyCancelled(payload, atStart(deps)),
    companyMessageJob: {
      handle: (payload) => handleSendCompanyMessage(payload, deps),
      giveUp: ({ key }) => giveUpEmail(deps.db, key, deps.now()),
    },
  });
