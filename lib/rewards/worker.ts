import { giveUpEmail, type LedgerDeps } from '@/lib/email/server';
import { createJobHandlers } from '@/lib/platform/jobs';
import { handleFriendOrdered } from './friend-ordered.handler';
import * as jobs from './jobs';

type WorkerDeps = LedgerDeps & { readonly shopUrl: string };

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, {
    friendOrderedJob: {
      handle: (payload) => handleFriendOrdered(payload, deps),
      giveUp: ({ key }) => giveUpEmail(deps.db, key, deps.now()),
    },
  });
