import type { Tx } from '@/lib/platform/db';
import { type TaskKind, type TaskState, taskStates } from './states';

export type TaskKey = { readonly bookId: string; readonly kind: TaskKind; readonly revision: number };
type Movable = TaskKey & { readonly state: TaskState };

/** What the browser shows of a task besides its state. */
export type TaskProgress = {
  readonly stage?: string;
  readonly done?: number;
  readonly total?: number;
  readonly errorCode?: string | null;
};

/**
 * Changes a task's state and records the change: the only function that writes the state of a task. Returns `false` and
 * writes nothing when `taskStates` forbids the change or the task is no longer in `task.state`.
 */
export async function moveTask(tx: Tx, task: Movable, to: TaskState, progress: TaskProgress): Promise<boolean> {
  const { bookId, kind, revision, state: from } = task;
  if (!taskStates.canMove(from, to)) return false;
  const key = { bookId, kind, revision };
  const moved = await tx.bookTask.updateMany({ where: { ...key, state: from }, data: { ...progress, state: to } });
  if (moved.count !== 1) return false;
  await tx.bookTaskChange.create({ data: { ...key, from, to } });
  return true;
}
