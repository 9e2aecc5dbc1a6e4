import { giveUpEmail, type LedgerDeps } from '@/lib/email/server';
import { atStart, createJobHandlers, type Enqueue } from '@/lib/platform/jobs';
import * as jobs from './jobs';
import { handleSendClassLink, handleSendClassMail } from './production/send-class-mail.handler';
import { handleWatchClasses } from './production/watch-classes.handler';

export { handleStartClass } from './production/start-class.handler';

type WorkerDeps = LedgerDeps & { readonly enqueue: Enqueue; readonly shopUrl: string };

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, {
    watchClassesJob: () => handleWatchClasses(atStart(deps)),
    classMailJob: {
      handle: (payload) => handleSendClassMail(payload, deps),
      giveUp: ({ key }) => giveUpEmail(deps.db, key, deps.now()),
    },
    classLinkMailJob: {
      handle: (payload) => handleSendClassLink(payload, deps),
      giveUp: ({ key }) => giveUpEmail(deps.db, key, deps.now()),
    },
  });
