import { defineStates } from '@/lib/platform/states';

export type RedrawState = 'queued' | 'running' | 'done' | 'failed';

/**
 * A redraw that a parent requested. `running → queued`: the worker died. `failed → queued`: the same picture was
 * requested again. `queued → failed`: the job was given up before it started. `failed → done`: the worker finished
 * after the job was given up.
 */
export const redrawStates = defineStates<RedrawState>('redraw', 'queued', {
  queued: ['running', 'failed'],
  running: ['done', 'failed', 'queued'],
  failed: ['queued', 'done'],
  done: [],
});
