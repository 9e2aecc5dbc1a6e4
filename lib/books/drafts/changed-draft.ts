import type { DraftColumns, DraftRow, DraftTask } from '../selects';

/** A draft after a change of its own columns, with the drawing that the change enqueued. */
export const toChangedDraft = (draft: DraftRow, changed: DraftColumns, queued: DraftTask | null = null): DraftRow => ({
  ...draft,
  ...changed,
  tasks: queued ? [...draft.tasks.filter((task) => !isSameTask(task, queued)), queued] : draft.tasks,
});

const isSameTask = (one: DraftTask, other: DraftTask): boolean =>
  one.kind === other.kind && one.revision === other.revision;
