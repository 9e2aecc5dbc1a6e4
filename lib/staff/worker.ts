import type { Db } from '@/lib/platform/db';
import { atStart, createJobHandlers } from '@/lib/platform/jobs';
import * as jobs from './jobs';
import { handleCountQuality } from './quality/count-quality.handler';

type WorkerDeps = { readonly db: Db; readonly now: () => Date };

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, { countQualityJob: () => handleCountQuality(atStart(deps)) });
