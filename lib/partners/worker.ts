import type { NoticeDeps } from '@/lib/email/server';
import { createJobHandlers } from '@/lib/platform/jobs';
import * as jobs from './jobs';
import { handleSendReminders } from './send-reminders.handler';

type WorkerDeps = NoticeDeps & { readonly shopUrl: string };

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, { remindJob: () => handleSendReminders(deps) });
