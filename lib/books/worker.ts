import { giveUpEmail } from '@/lib/email/server';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import { atStart, createJobHandlers, type Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import { removeStaleTempDirs } from '@/lib/platform/temp-dir';
import type { DrawDeps } from './drawing/draw-page';
import { handleDrawAdvanced } from './drawing/handlers/draw-advanced.handler';
import { handleDrawBlurredPages } from './drawing/handlers/draw-blurred-pages.handler';
import { handleDrawCharacter } from './drawing/handlers/draw-character.handler';
import { handleDrawPreview } from './drawing/handlers/draw-preview.handler';
import { handleDrawShared } from './drawing/handlers/draw-shared.handler';
import { handleDrawWholeBook } from './drawing/handlers/draw-whole-book.handler';
import { produceBook } from './drawing/handlers/produce-book.handler';
import { createTaskTracker } from './drawing/track-task';
import type { DraftMailDeps } from './email-subscriptions/draft-mail-props';
import { notifyReady } from './email-subscriptions/notify-ready';
import { handleSendDraftMail } from './email-subscriptions/send-draft-mail.handler';
import * as jobs from './jobs';
import { makePrintFiles } from './print/make-print-files.handler';
import type { PrintHouse } from './print/picture-sizes';
import { handleProofFailure } from './proof/fail-proof';
import { handleMakeProof } from './proof/make-proof.handler';
import { handleRedraw } from './redraws/redraw.handler';
import { failRedraw } from './redraws/repository';
import { handleRemindDrafts } from './reminders/remind-drafts.handler';
import type { CloseOrders } from './retention/delete-book';
import { handlePurgeExpired } from './retention/purge-expired.handler';
import { sweepObjects } from './retention/sweep-objects';

type ProductionDeps = DrawDeps & {
  readonly now: () => Date;
  /** Target of the book's QR code. */
  readonly siteUrl: string;
  /** The print house of this shop. */
  readonly fulfilment: PrintHouse;
};

/** Makes the files of a book, for the domains that sell and print it too. */
export const createBookProduction = (deps: ProductionDeps) => ({
  produceBook: (bookId: string) => produceBook(bookId, atStart(deps)),
  makePrintFiles: (bookId: string) => makePrintFiles(bookId, deps.fulfilment, atStart(deps)),
});

type WorkerDeps = DraftMailDeps &
  ProductionDeps &
  ReturnType<typeof createBookProduction> & {
    readonly enqueue: Enqueue;
    /** Always the shop's own illustrator, whatever draws the pages. */
    readonly draw: (request: DrawRequest) => Promise<Drawing>;
    /** Number of pictures of one preview that are drawn at the same time. */
    readonly previewConcurrency: number;
    readonly closeOrders: CloseOrders;
    /** Deletes the rows of every domain that have no objects in storage and have reached the end of their retention. */
    readonly purgeRows: (db: Db, now: Date) => Promise<void>;
  };

export const createHandlers = (deps: WorkerDeps) => {
  const { db } = deps;
  const printing = { ...deps, printHouse: deps.fulfilment };
  return createJobHandlers(jobs, {
    characterJob: {
      async handle(payload) {
        await handleDrawCharacter(payload, deps);
        await notifyReady(payload.bookId, deps);
      },
      giveUp: (payload) => createTaskTracker(db, 'character', payload).fail('illustration_failed'),
    },
    advancedJob: {
      async handle(payload, lastTry) {
        await handleDrawAdvanced(payload, deps, lastTry);
        await notifyReady(payload.bookId, deps);
      },
      // The regular hero is ready.
      giveUp: (payload) => createTaskTracker(db, 'character', payload).finish(),
    },
    previewJob: {
      async handle(payload) {
        await handleDrawPreview(payload, { ...deps, concurrency: deps.previewConcurrency });
        await notifyReady(payload.bookId, deps);
      },
      giveUp: (payload) => createTaskTracker(db, 'preview', payload).fail('illustration_failed'),
    },
    blurredPagesJob: (payload) => handleDrawBlurredPages(payload, deps),
    sharedPicturesJob: (payload) => handleDrawShared(payload, deps),
    redrawJob: {
      handle: (payload) => handleRedraw(payload, deps),
      giveUp: ({ redrawId }) => failRedraw(db, redrawId, 'illustration_failed'),
    },
    wholeBookJob: {
      handle: (payload) => handleDrawWholeBook(payload, printing),
      // Its parent cannot confirm it; the watch of printed orders tries again.
      giveUp: async ({ bookId }) => alarm('whole_book_failed', { bookId }),
    },
    proofJob: {
      handle: (payload) => handleMakeProof(payload, { ...printing, makeFiles: deps.makePrintFiles }),
      giveUp: (payload) => handleProofFailure(payload, { db, profileId: deps.fulfilment.profile.id }),
    },
    draftMailJob: {
      handle: (payload) => handleSendDraftMail(payload, deps),
      giveUp: ({ key }) => giveUpEmail(db, key, deps.now()),
    },
    remindDraftsJob: () => handleRemindDrafts(deps),
    async purgeExpiredJob() {
      await deps.purgeRows(db, deps.now());
      // Last, because it throws when storage rejected something.
      await handlePurgeExpired(atStart(deps));
    },
    async sweepObjectsJob() {
      await sweepObjects(atStart(deps));
      await removeStaleTempDirs('typesetting', deps.now());
    },
  });
};
