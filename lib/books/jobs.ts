import { z } from 'zod';
import { defineJob, RETRY_FOR_MINUTES } from '@/lib/platform/jobs';

const bookPayload = z.object({ bookId: z.uuid(), revision: z.number().int().positive() });
export type BookJob = z.infer<typeof bookPayload>;

// A hosted model may take a minute per picture and up to three tries; a dead worker is detected by its missing
// heartbeat.

/** Draws the hero in the regular model. */
export const characterJob = defineJob('draw-character', bookPayload, {
  expireInSeconds: 900,
  retryLimit: 2,
  // More than the drawing threads, so that one job draws while another one stores.
  concurrency: 4,
  grouped: true,
});

/**
 * Draws the hero in the advanced model, in a job of its own so that nobody waits for it to see the first picture. For a
 * hero of the first edition it paints the photo's face first.
 */
export const advancedJob = defineJob('draw-advanced', bookPayload, {
  expireInSeconds: 900,
  retryLimit: 2,
  concurrency: 4,
  grouped: true,
});

/** Draws the cover and the first three pictures. */
export const previewJob = defineJob('draw-preview', bookPayload, {
  expireInSeconds: 1200,
  retryLimit: 2,
  concurrency: 2,
  grouped: true,
});

/** Draws the pictures of a paid printed book that its preview lacks, so that the parent can read and confirm all of it. */
export const wholeBookJob = defineJob('draw-whole-book', bookPayload, {
  expireInSeconds: 1800,
  ...RETRY_FOR_MINUTES,
  concurrency: 1,
});

const proofPayload = bookPayload.extend({ edits: z.number().int().min(0) });
export type ProofJob = z.infer<typeof proofPayload>;

/** Makes the print files of an unconfirmed book and their pages as pictures, for its parent to approve. */
export const proofJob = defineJob('make-proof', proofPayload, {
  expireInSeconds: 1800,
  retryLimit: 3,
  retryDelay: 10,
  concurrency: 1,
});

/** Draws the blurred pictures of locked pages, after the preview pages. */
export const blurredPagesJob = defineJob('draw-blurred-pages', bookPayload, {
  formerName: 'draw-veils',
  expireInSeconds: 600,
  // Nobody asks for them again, and a page without one stays empty.
  ...RETRY_FOR_MINUTES,
  concurrency: 1,
  grouped: true,
});

/** Draws the preview pages of a shared book in the regular model, where the book's own are advanced. */
export const sharedPicturesJob = defineJob('draw-shared', bookPayload, {
  expireInSeconds: 1200,
  retryLimit: 2,
  concurrency: 1,
  grouped: true,
});

const redrawPayload = z.object({ redrawId: z.uuid() });
export type RedrawJob = z.infer<typeof redrawPayload>;

/** Redraws a picture on the parent's request. */
export const redrawJob = defineJob('redraw', redrawPayload, {
  expireInSeconds: 600,
  retryLimit: 2,
  concurrency: 1,
  grouped: true,
});

const draftMailPayload = z.object({
  letterId: z.uuid(),
  kind: z.enum(['heroReady', 'previewReady', 'draftSaved']),
  key: z.string(),
});
export type DraftMailJob = z.infer<typeof draftMailPayload>;

/** One mail about a draft that a parent asked for. */
export const draftMailJob = defineJob('draft-mail', draftMailPayload, {
  formerName: 'draft-letter',
  expireInSeconds: 60,
  retryLimit: 8,
  retryDelay: 5,
  concurrency: 2,
});

/** Hourly, in the daytime of each market: one reminder of an idle draft. */
export const remindDraftsJob = defineJob('remind-drafts', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 5,
  retryDelay: 300,
  concurrency: 1,
  cron: '41 * * * *',
});

/** Hourly: deletes everything past its retention period. */
export const purgeExpiredJob = defineJob('purge-expired', z.object({}), {
  formerName: 'forget-expired',
  expireInSeconds: 3600,
  retryLimit: 2,
  concurrency: 1,
  cron: '17 * * * *',
});

/** Nightly: deletes storage objects without a row. */
export const sweepObjectsJob = defineJob('sweep-objects', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 2,
  concurrency: 1,
  cron: '33 2 * * *',
});
