import { z } from 'zod';
import { parseCode } from '@/lib/accounts';
import { addressSchema } from '@/lib/orders';
import { cleanLine, cleanText } from '@/lib/platform/text/clean-text';
import { STAFF_LIMITS } from './limits';

/** The code of an authenticator app: six digits, typed or pasted. */
export const totpSchema = z.object({
  code: z
    .string()
    .max(500, 'code_wrong')
    .transform(parseCode)
    .pipe(
      z
        .string()
        .min(1, { error: 'code_required', abort: true })
        .regex(/^\d{6}$/, 'code_wrong'),
    ),
});

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

export const transferSchema = z.object({ amountMinor: z.number().int().positive().max(1_000_000_000) });

export const resendSchema = z.object({ key: z.string().min(1).max(300) });

/** A search of the desk, as it is typed. */
export const searchSchema = z.string().overwrite(cleanLine).max(120).catch('');
