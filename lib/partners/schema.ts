import { z } from 'zod';
import { noticeFields } from '@/lib/email';
import { PARTNER_IDS } from './model';

/** The reminder to delete, from the mail's link. */
export const deleteReminderSchema = z.object({ reminder: z.uuid() });

/** Form on an offer's page outside its days. */
export const reminderSchema = z.object({
  partner: z.enum(PARTNER_IDS),
  ...noticeFields,
});
