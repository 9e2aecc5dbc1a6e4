import type { LedgerDeps } from '@/lib/email/server';
import { atStart, createJobHandlers, type Enqueue } from '@/lib/platform/jobs';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import { handleDeleteAccount } from './delete-account.handler';
import { handleInactiveNotice } from './inactive/inactive-notice.handler';
import { handleWatchInactive } from './inactive/watch-inactive.handler';
import { handleDeletionFailure, handleNoticeFailure } from './job-failures';
import * as jobs from './jobs';
import { handlePhotoReceipt } from './photo-receipt.handler';

type WorkerDeps = LedgerDeps & {
  readonly enqueue: Enqueue;
  readonly sms: SmsPort;
  readonly storage: StoragePort;
  readonly shopUrl: string;
  readonly secret: string;
};

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, {
    deleteAccountJob: {
      handle: (payload) => handleDeleteAccount(payload, deps),
      giveUp: (payload) => handleDeletionFailure(payload, atStart(deps)),
    },
    photoReceiptJob: (payload) => handlePhotoReceipt(payload, deps),
    watchInactiveJob: () => handleWatchInactive(atStart(deps)),
    inactiveNoticeJob: {
      handle: (payload) => handleInactiveNotice(payload, deps),
      giveUp: (payload) => handleNoticeFailure(payload, atStart(deps)),
    },
  });
