import type { Db } from '@/lib/platform/db';
import { atStart, createJobHandlers } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import * as jobs from './jobs';
import { handleCopyDeletions, handlePurgeDeletions } from './ledger/copy-deletions.handler';

type WorkerDeps = { readonly db: Db; readonly storage: StoragePort; readonly now: () => Date };

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, {
    copyDeletionsJob: () => handleCopyDeletions(atStart(deps)),
    purgeDeletionsJob: () => handlePurgeDeletions(atStart(deps)),
  });
