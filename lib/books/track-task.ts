import type { Tx } from '@/lib/platform/db';
import type { ErrorCode } from '@/lib/platform/errors';
import type { BookJob } from './jobs';
import { failTask, saveTask, updateTask } from './repo';
import type { TaskStage } from './view';

/** Writes the progress of one piece of work, for the browser that follows it. */
export function trackTask(db: Tx, kind: 'character' | 'preview' | 'production', { bookId, revision }: BookJob) {
  const key = { bookId, kind, revision };
  let done = 0;
  return {
    start: (stage: TaskStage, total: number) =>
      saveTask(db, key, { state: 'running', stage, done: 0, total, errorCode: null }),
    stage: (stage: TaskStage) => updateTask(db, key, { stage }),
    step: () => {
      done += 1;
      return updateTask(db, key, { done });
    },
    finish: () => updateTask(db, key, { state: 'done', stage: 'done' }),
    /** Nothing happens to what is done: another worker may have ended it meanwhile. */
    fail: (errorCode: ErrorCode) => failTask(db, key, errorCode),
  };
}
