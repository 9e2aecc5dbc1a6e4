import { z } from 'zod';
import { addressSchema } from '@/lib/orders';
import { cleanText } from '@/lib/platform/text/clean-text';
import { REPRINT_REASONS, REPRINT_TEXT } from './rules';

const description = z
  .string({ error: 'reprint_text_too_short' })
  .overwrite(cleanText)
  .min(REPRINT_TEXT.min, 'reprint_text_too_short')
  .max(REPRINT_TEXT.max, 'reprint_text_too_long');

const reason = z.enum(REPRINT_REASONS, { error: 'reprint_reason_required' });

const requestSchema = z.object({ reason, description, address: addressSchema.optional() });

/** Of a request that is not about the address, whatever the form's hidden fields hold is dropped. */
function dropOtherAddress(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('address' in input)) return input;
  const { address, ...rest } = input;
  return 'reason' in rest && rest.reason === 'own_address' ? { ...rest, address } : rest;
}

/** `POST /api/orders/{orderId}/reprint`: why, in a few words, and the right address if that was wrong. */
export const reprintSchema = z.preprocess(
  dropOtherAddress,
  requestSchema.refine((given) => given.reason !== 'own_address' || given.address !== undefined, {
    error: 'address_street_required',
    path: ['address', 'street'],
  }),
);
export type ReprintRequest = z.infer<typeof requestSchema>;
