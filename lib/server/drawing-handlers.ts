import type { DrawDeps } from '@/lib/books/drawing/draw-page';
import { advancedJob, blurredPagesJob, characterJob, previewJob, redrawJob, sharedPicturesJob } from '@/lib/books/jobs';
import { createTaskTracker, failRedraw, notifyReady } from '@/lib/books/server';
import type { Enqueue } from '@/lib/platform/jobs';
import { createHandler, type JobHandler } from './job-handler';
import type { DrawPool } from './threads/draw-pool';

type Drawing = DrawDeps & {
  readonly enqueue: Enqueue;
  readonly draw: DrawPool['draw'];
  /** The shop draws on its own cores. */
  readonly isLocal: boolean;
};

/** Handlers of a draft's pictures: hero, preview, and more pictures of a page. */
export const createDrawingHandlers = (deps: Drawing): readonly JobHandler[] => [
  createHandler(
    characterJob,
    async (payload) => {
      const { handleDrawCharacter } = await import('@/lib/books/drawing/draw-character.handler');
      await handleDrawCharacter(payload, deps);
      await notifyReady(payload.bookId, deps);
    },
    (payload) => createTaskTracker(deps.db, 'character', payload).fail('illustration_failed'),
  ),
  createHandler(
    advancedJob,
    async (payload, lastTry) => {
      const { handleDrawAdvanced } = await import('@/lib/books/drawing/draw-advanced.handler');
      await handleDrawAdvanced(payload, deps, lastTry);
      await notifyReady(payload.bookId, deps);
    },
    // The regular hero is ready.
    (payload) => createTaskTracker(deps.db, 'character', payload).finish(),
  ),
  createHandler(
    previewJob,
    async (payload) => {
      const { handleDrawPreview } = await import('@/lib/books/drawing/draw-preview.handler');
      // Local drawing needs a core per picture; a hosted model only needs waiting.
      await handleDrawPreview(payload, { ...deps, concurrency: deps.isLocal ? 2 : 4 });
      await notifyReady(payload.bookId, deps);
    },
    (payload) => createTaskTracker(deps.db, 'preview', payload).fail('illustration_failed'),
  ),
  createHandler(blurredPagesJob, async (payload) => {
    const { handleDrawBlurredPages } = await import('@/lib/books/drawing/draw-blurred-pages.handler');
    await handleDrawBlurredPages(payload, deps);
  }),
  createHandler(sharedPicturesJob, async (payload) => {
    const { handleDrawShared } = await import('@/lib/books/drawing/draw-shared.handler');
    await handleDrawShared(payload, deps);
  }),
  createHandler(
    redrawJob,
    async (payload) => {
      const { handleRedraw } = await import('@/lib/books/redraws/redraw.handler');
      await handleRedraw(payload, deps);
    },
    ({ redrawId }) => failRedraw(deps.db, redrawId, 'illustration_failed'),
  ),
];
