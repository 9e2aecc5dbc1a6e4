import type { DraftView, TaskView, VariationView } from '@/lib/books';

/** How often a running piece of work is looked at, in milliseconds. */
export const POLL_MS = 700;

export const isUnderWay = (task: TaskView | null | undefined): boolean =>
  task?.state === 'queued' || task?.state === 'running';

/** Has a portrait been asked for that is not there yet? */
export const isBeingDrawn = ({ url, failed }: VariationView): boolean => url === null && failed === null;

/** SWR's refresh interval for a draft: often while the hero is drawn, else never. */
export const draftInterval = (draft: DraftView | undefined): number =>
  draft && (isUnderWay(draft.tasks.character) || draft.variations.some(isBeingDrawn)) ? POLL_MS : 0;

/** Done share from 0 to 1; work that is queued or has no steps yet shows a first sliver. */
export function shareOf(task: TaskView | null | undefined): number {
  if (!task) return 0;
  if (task.state === 'done') return 1;
  if (task.total === 0 || task.state === 'queued') return 0.04;
  return Math.max(0.04, Math.min(1, task.done / task.total));
}
