import type { BookProgress, DraftView, PreviewView, TaskView, VariationView } from '@/lib/books';
import { isInProgress } from '@/lib/client/progress/task-progress';
import type { Cached } from '@/lib/client/progress/use-progress';

/** Whether the view does not show yet that a task started or ended. Steps need no reload, because the progress has them. */
const isTaskStale = (cached: TaskView | null, reported: TaskView | null): boolean =>
  isInProgress(reported) ? !isInProgress(cached) : cached?.state !== reported?.state;

const getPortraitState = ({ url, failed }: VariationView) => (failed ? 'failed' : url ? 'drawn' : 'waiting');

/** Whether the progress contains something that the draft's view does not show yet. */
export function isDraftStale(progress: BookProgress, draft: DraftView): boolean {
  if (progress.revision !== draft.revision) return progress.revision > draft.revision;
  const isShown = ({ model, variation, state }: BookProgress['portraits'][number]) =>
    draft.variations.some(
      (one) => one.model === model && one.variation === variation && getPortraitState(one) === state,
    );
  const { character, preview } = progress.tasks;
  return (
    isTaskStale(draft.tasks.character, character) ||
    isTaskStale(draft.tasks.preview, preview) ||
    !progress.portraits.every(isShown)
  );
}

/** Whether the progress contains something that the preview does not show yet. Locked pages show a blurred picture. */
export function isPreviewStale(progress: BookProgress, preview: PreviewView): boolean {
  if (progress.revision !== preview.revision) return progress.revision > preview.revision;
  const isPageStale = (key: string, drawn: boolean) => drawn && progress.pages.includes(key);
  return (
    isTaskStale(preview.task, progress.tasks.preview) ||
    isPageStale('cover', preview.cover.picture === null) ||
    preview.spreads.some(({ key, locked, picture, veil }) =>
      locked ? veil === null && progress.veils.includes(key) : isPageStale(key, picture === null),
    )
  );
}

/** Cache keys of a book's views that must be reloaded. */
export function staleViewKeys(bookId: string, progress: BookProgress, cached: Cached): readonly string[] {
  const [draftKey, previewKey] = [`/api/books/${bookId}`, `/api/books/${bookId}/preview`];
  const [draft, preview] = [cached<DraftView>(draftKey), cached<PreviewView>(previewKey)];
  return [
    ...(draft && isDraftStale(progress, draft) ? [draftKey] : []),
    ...(preview && isPreviewStale(progress, preview) ? [previewKey] : []),
  ];
}

/**
 * A task with the reported progress. Only the view starts or ends a task: progress that was reported before a retry must
 * not end the retried task.
 */
export const liveTask = <Task extends TaskView | null>(
  cached: Task,
  reported: TaskView | null | undefined,
): Task | TaskView => (reported && isInProgress(cached) && isInProgress(reported) ? reported : cached);
