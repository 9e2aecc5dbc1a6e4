import { z } from 'zod';
import { MARKED_STATES } from '@/lib/fulfilment';
import { LANGUAGES } from '@/lib/markets';
import { addressSchema } from '@/lib/orders';
import { cleanLine, cleanText } from '@/lib/platform/text/clean-text';
import { STAFF_LIMITS } from './limits';
import { STAFF_ROLES } from './roles';

const reason = z
  .string('reason_required')
  .overwrite(cleanLine)
  .min(1, 'reason_required')
  .max(STAFF_LIMITS.reasonLength);

export const commentSchema = z.object({
  text: z
    .string('note_required')
    .overwrite(cleanText)
    .min(1, 'note_required')
    .max(STAFF_LIMITS.noteLength, 'note_required'),
});

/** Whatever ends, pays or prints something says why. */
export const reasonSchema = z.object({ reason });

/** The whole address, and why it changes. */
export const staffAddressSchema = z.object({ reason, address: addressSchema });

export const refundSchema = z.object({
  reason,
  /** Minor units; missing: everything that is left. */
  amountMinor: z.number().int().positive().max(10_000_000).optional(),
});

export const correctSchema = z.object({
  reason,
  page: z.string().regex(/^(?:dedication|cover|closing|s\d{2})$/),
  from: z.string().min(1).max(500),
  to: z.string().max(500),
});

/** The page whose picture is seen, and why. The dedication's page may hold a photo and is none of them. */
export const lookSchema = z.object({ reason, page: z.string().regex(/^(?:cover|s(?:0[1-9]|1[0-2]))$/) });

export const transferSchema = z.object({ amountMinor: z.number().int().positive().max(1_000_000_000) });

export const resendSchema = z.object({ key: z.string().min(1).max(300) });

/** Who may enter the desk; the phone with its country code, or as it is dialled in Israel. */
export const memberSchema = z.object({
  phone: z.string('phone_invalid').overwrite(cleanLine).min(1, 'phone_invalid').max(40, 'phone_invalid'),
  role: z.enum(STAFF_ROLES),
});

export const roleSchema = z.object({ role: z.enum(STAFF_ROLES) });

export const reviewDecisionSchema = z.object({ decision: z.enum(['published', 'rejected']) });
const EXPORT_KINDS = ['files', 'packing_list', 'labels'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Files or papers of books at the print houses. */
export const exportSchema = z.object({
  kind: z.enum(EXPORT_KINDS),
  /** The language of a paper. */
  language: z.enum(['he', 'en']),
  shipmentIds: z.array(z.uuid()).min(1).max(STAFF_LIMITS.exportSize).readonly(),
});
export type ExportInput = z.infer<typeof exportSchema>;

/** A typed, pasted or scanned list of order numbers, and what became of these books. */
export const markSchema = z.object({
  status: z.enum(MARKED_STATES),
  list: z
    .string('list_required')
    // Each cell is cleaned by itself: a tab stands between two.
    .regex(/\S/, 'list_required')
    .max(40_000, 'list_too_long')
    .refine((list) => list.split(/[\r\n]+/).length <= STAFF_LIMITS.markLines, 'list_too_long'),
});

const text = z.string('reply_required').overwrite(cleanText).max(STAFF_LIMITS.replyLength, 'reply_too_long');

/** An answer to a customer. */
export const replySchema = z.object({
  text: text.min(1, 'reply_required'),
  /** Nothing more is expected of the customer. */
  closes: z.boolean().default(false),
});

export const assignSchema = z.object({
  /** The member who asks, or nobody. */
  to: z.enum(['me', 'nobody']),
});

export const requestStateSchema = z.object({ state: z.enum(['received', 'answered', 'closed']) });

/** The text of a template in one language; an empty one is deleted. */
export const templateSchema = z.object({
  name: z.string('name_required').overwrite(cleanLine).min(1, 'name_required').max(60, 'name_required'),
  language: z.enum(LANGUAGES),
  text,
});

/** A search of the desk, as it is typed. */
export const searchSchema = z.string().overwrite(cleanLine).max(120).catch('');
