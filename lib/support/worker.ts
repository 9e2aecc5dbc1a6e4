import { atStart, createJobHandlers } from '@/lib/platform/jobs';
import { handleReplyMail } from './inbox/reply-mail.handler';
import { handleReplyMailFailure, handleSupportMailFailure } from './job-failures';
import * as jobs from './jobs';
import { handleSupportMail } from './support-mail.handler';

type WorkerDeps = Parameters<typeof handleSupportMail>[1];

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, {
    supportMailJob: {
      handle: (payload) => handleSupportMail(payload, deps),
      giveUp: (payload) => handleSupportMailFailure(payload, atStart(deps)),
    },
    supportReplyJob: {
      handle: (payload) => handleReplyMail(payload, deps),
      giveUp: (payload) => handleReplyMailFailure(payload, atStart(deps)),
    },
  });
