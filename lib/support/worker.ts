import { atStart, createJobHandlers } from '@/lib/platform/jobs';
import { handleSupportMailFailure } from './job-failures';
import * as jobs from './jobs';
import { handleSupportMail } from './support-mail.handler';

type WorkerDeps = Parameters<typeof handleSupportMail>[1];

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, {
    supportMailJob: {
      handle: (payload) => handleSupportMail(payload, deps),
      giveUp: (payload) => handleSupportMailFailure(payload, atStart(deps)),
    },
  });
