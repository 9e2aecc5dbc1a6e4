import { z } from 'zod';
import { defineJob } from '@/lib/platform/jobs';

const payload = z.object({ bookId: z.uuid(), revision: z.number().int().positive() });
export type BookJob = z.infer<typeof payload>;

// A hosted model takes a minute for a picture and may draw it three times; a dead worker is noticed by its heartbeat.

/** Draws the hero in the regular model. */
export const characterJob = defineJob('draw-character', payload, {
  expireInSeconds: 900,
  retryLimit: 2,
  // More than can be drawn at once: while one is stored, another is drawn.
  concurrency: 4,
  grouped: true,
});

/** Paints the photo's face and draws the hero in the advanced model, which keeps nobody's first picture waiting. */
export const advancedJob = defineJob('draw-advanced', payload, {
  expireInSeconds: 900,
  retryLimit: 2,
  concurrency: 4,
  grouped: true,
});

/** Draws the cover and the first three pictures. */
export const previewJob = defineJob('draw-preview', payload, {
  expireInSeconds: 1200,
  retryLimit: 2,
  concurrency: 2,
  grouped: true,
});

/** Paints what shines through the locked pages, after the open ones. */
export const veilsJob = defineJob('draw-veils', payload, {
  expireInSeconds: 600,
  retryLimit: 1,
  concurrency: 1,
  grouped: true,
});

/** Draws the open pages of a shared book in the regular model, where the book's own are advanced. */
export const sharedPicturesJob = defineJob('draw-shared', payload, {
  expireInSeconds: 1200,
  retryLimit: 2,
  concurrency: 1,
  grouped: true,
});

const redraw = z.object({ redrawId: z.uuid() });
export type RedrawJob = z.infer<typeof redraw>;

/** Draws a picture once more that a parent asked for. */
export const redrawJob = defineJob('redraw', redraw, {
  expireInSeconds: 600,
  retryLimit: 2,
  concurrency: 1,
  grouped: true,
});

const letter = z.object({
  letterId: z.uuid(),
  kind: z.enum(['heroReady', 'previewReady', 'draftSaved']),
  key: z.string(),
});
export type LetterJob = z.infer<typeof letter>;

/** One mail that a parent asked for about a draft. */
export const letterJob = defineJob('draft-letter', letter, {
  expireInSeconds: 60,
  retryLimit: 8,
  retryDelay: 5,
  concurrency: 2,
});

/** Every hour, in the daytime of each market: one reminder of a draft that was left lying. */
export const remindDraftsJob = defineJob('remind-drafts', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 5,
  retryDelay: 300,
  concurrency: 1,
  cron: '41 * * * *',
});

/** Every hour: deletes what has been kept long enough. */
export const forgetExpiredJob = defineJob('forget-expired', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 2,
  concurrency: 1,
  cron: '17 * * * *',
});

/** Every night: deletes objects that no row stands for. */
export const sweepObjectsJob = defineJob('sweep-objects', z.object({}), {
  expireInSeconds: 3600,
  retryLimit: 2,
  concurrency: 1,
  cron: '33 2 * * *',
});
