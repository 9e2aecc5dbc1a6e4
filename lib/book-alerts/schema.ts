import { z } from 'zod';
import { noticeFields } from '@/lib/email';

/** The alert to delete, from the mail's link. */
export const deleteAlertSchema = z.object({ alert: z.uuid() });

/** Form on the page of an unreleased book. */
export const alertSchema = z.object({
  /** The edition's id in the catalogue. */
  catalogueId: z.int().positive().max(99_999),
  ...noticeFields,
});
