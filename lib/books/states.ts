import { defineStates } from '@/lib/platform/states';

export type TaskState = 'queued' | 'running' | 'done' | 'failed';

/** Work on a book. `running → queued` is a worker that died; `failed → queued` is the parent's retry. */
export const taskStates = defineStates<TaskState>('book task', 'queued', {
  queued: ['running'],
  running: ['done', 'failed', 'queued'],
  failed: ['queued'],
  done: [],
});
