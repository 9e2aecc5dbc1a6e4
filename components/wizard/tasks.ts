import type { DraftView, TaskView, VariationView } from '@/lib/books';

/** How often a running piece of work is looked at, in milliseconds. */
export const POLL_MS = 700;

export const isUnderWay = (task: TaskView | null | undefined): boolean =>
  task?.state === 'queued' || task?.state === 'running';

/** Has a portrait been asked for that is not there yet? */
export const isBeingDrawn = ({ url, failed }: VariationView): boolean => url === null && failed === null;

/** A picture in work is there within a second or two; one in line is looked for less, since many may wait. */
const LOOK_MS = { running: 400, queued: 1000 } as const;

/** SWR hands an answer on for so long, 2 s unless told; a look that is to bring news must come later than that. */
export const LOOK_DEDUPE_MS = 250;

/** SWR's refresh interval while a piece of work is waited for, else 0; hidden pages are not looked at (SWR's own rule). */
export const lookInterval = (task: TaskView | null | undefined): number =>
  task?.state === 'running' || task?.state === 'queued' ? LOOK_MS[task.state] : 0;

/** SWR's refresh interval for a draft: often while the hero is drawn, else never. */
export const draftInterval = (draft: DraftView | undefined): number => {
  if (!draft) return 0;
  return lookInterval(draft.tasks.character) || (draft.variations.some(isBeingDrawn) ? POLL_MS : 0);
};

/** Done share from 0 to 1; work that is queued or has no steps yet shows a first sliver. */
export function shareOf(task: TaskView | null | undefined): number {
  if (!task) return 0;
  if (task.state === 'done') return 1;
  if (task.total === 0 || task.state === 'queued') return 0.04;
  return Math.max(0.04, Math.min(1, task.done / task.total));
}
