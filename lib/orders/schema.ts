import { z } from 'zod';
import { dedicationDesignSchema, dedicationSchema } from '@/lib/books';
import { LANGUAGES } from '@/lib/markets';
import { PRICE_TIERS } from '@/lib/prices';
import { isMetaClickId } from '@/lib/tracking';

/**
 * The click on the advertisement that brought the customer, if they allow advertising, in Meta's format. A wrong one is
 * ignored: it must not prevent a payment.
 */
export const clickIdSchema = z.string().refine(isMetaClickId).optional().catch(undefined);

export const createOrderSchema = z.object({ bookId: z.uuid() });

export const checkoutSchema = z.object({
  tier: z.enum(PRICE_TIERS),
  /** The page's language, for the return URL. */
  language: z.enum(LANGUAGES),
  /** The total that the page showed. It is never charged: if the current total differs, the request fails. */
  shownMinor: z.int().optional(),
  /** What the order may take of the account's rewards. */
  useCoupon: z.boolean().default(true),
  /** Of several coupons; missing: the one that takes off the most. */
  couponCode: z.string().max(40).optional(),
  useCredits: z.boolean().default(true),
  clickId: clickIdSchema,
});

export const buyAdvancedSchema = checkoutSchema.pick({ language: true, clickId: true }).extend({ shownMinor: z.int() });

export const dedicationInputSchema = z.object({ dedication: dedicationSchema, design: dedicationDesignSchema });
export type DedicationInput = z.output<typeof dedicationInputSchema>;

/** `PUT /api/orders/{orderId}/needed-by`: a day of the calendar, `null` for none. */
export const neededByInputSchema = z.object({ neededBy: z.iso.date({ error: 'needed_by_invalid' }).nullable() });

export const SANDBOX_OUTCOMES = ['pay', 'cancel', 'fail', 'pay_twice', 'late'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export const sandboxCheckoutSchema = z.object({
  token: z.string().min(1).max(8000),
  outcome: z.enum(SANDBOX_OUTCOMES),
});
