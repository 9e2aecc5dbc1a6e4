import type { DraftView, TaskView, VariationView } from '@/lib/books';

export const isInProgress = (task: TaskView | null | undefined): boolean =>
  task?.state === 'queued' || task?.state === 'running';

/** Whether a portrait was requested and is not drawn yet. */
export const isBeingDrawn = ({ url, failed }: Pick<VariationView, 'url' | 'failed'>): boolean =>
  url === null && failed === null;

/** Whether the hero is being drawn, for the first time or again. */
export const awaitsHero = (draft: DraftView | undefined): boolean =>
  draft !== undefined && (isInProgress(draft.tasks.character) || draft.variations.some(isBeingDrawn));

/** Progress from 0 to 1; queued tasks show a first sliver. */
export function getTaskProgress(task: TaskView | null | undefined): number {
  if (!task) return 0;
  if (task.state === 'done') return 1;
  if (task.total === 0 || task.state === 'queued') return 0.04;
  return Math.max(0.04, Math.min(1, task.done / task.total));
}
