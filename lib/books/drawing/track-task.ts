import type { Db } from '@/lib/platform/db';
import type { ErrorCode } from '@/lib/platform/errors';
import type { BookJob } from '../jobs';
import { moveTask, type TaskKey, type TaskProgress } from '../move-task';
import type { TaskState } from '../states';
import type { TaskStage } from '../view';
import { findTask, queueTask, updateProgress } from './repository';

/** Writes a task's progress for the browser that follows it. */
export function createTaskTracker(db: Db, kind: TaskKey['kind'], { bookId, revision }: BookJob) {
  const key = { bookId, kind, revision };
  let done = 0;
  const move = (to: TaskState, progress: TaskProgress): Promise<boolean> =>
    db.$transaction(async (tx) => {
      const task = await findTask(tx, key);
      return task !== null && moveTask(tx, task, to, progress);
    });
  return {
    /** Starts the task, whatever state an earlier attempt left it in. */
    start: (stage: TaskStage, total: number): Promise<boolean> =>
      db.$transaction(async (tx) => {
        await queueTask(tx, key, total);
        return moveTask(tx, { ...key, state: 'queued' }, 'running', { stage, done: 0, total, errorCode: null });
      }),
    stage: (stage: TaskStage) => updateProgress(db, key, { stage }),
    step: () => {
      done += 1;
      return updateProgress(db, key, { done });
    },
    finish: () => move('done', { stage: 'done', errorCode: null }),
    /** Does nothing when the task is done: another worker may have finished it. */
    fail: (errorCode: ErrorCode) => move('failed', { errorCode }),
  };
}
