import { defineStates } from '@/lib/platform/states';

/** Purpose of a task. */
export type TaskKind = 'character' | 'preview' | 'production';

export type TaskState = 'queued' | 'running' | 'done' | 'failed';

/**
 * A task can be queued again from any state: from `running` when its worker died or the parent selected the other image
 * model, from `done` when that model was selected later or the book is produced again, from `failed` on a retry.
 * `queued → failed`: the job was given up before it started. `failed → done`: the worker finished after the job was
 * given up.
 */
export const taskStates = defineStates<TaskState>('book task', 'queued', {
  queued: ['running', 'failed'],
  running: ['done', 'failed', 'queued'],
  failed: ['queued', 'done'],
  done: ['queued'],
});
