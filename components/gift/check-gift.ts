import type { AutosaveErrors } from '@/components/feedback/use-autosave';
import { checkGiftDay, type GiftInput, giftInputSchema } from '@/lib/orders';
import type { PriceTier } from '@/lib/prices';
import { type GiftOrder, pickVisible } from './gift-values';

/** What is wrong with a gift of this format, by field. */
export function checkGift(input: GiftInput, order: GiftOrder, tier: PriceTier, now: Date): AutosaveErrors {
  if (!input.active) return {};
  const { country, gift } = order;
  const typed = pickVisible(input, order, tier);
  const issues = giftInputSchema.safeParse(typed).error?.issues ?? [];
  // A day that was saved before may be too early by now.
  const isNewDay = typed.dispatchOn !== '' && typed.dispatchOn !== gift?.dispatchOn;
  const dayCode = isNewDay ? checkGiftDay(typed.dispatchOn, { country, now }) : null;
  return {
    ...(tier === 'digital' && !typed.recipientEmail.trim() && { recipientEmail: 'email_required' }),
    ...(dayCode && { dispatchOn: dayCode }),
    // The first error of each field.
    ...Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])),
  };
}

/** Whether the server would accept the gift. */
export const isCompleteGift = (typed: GiftInput): boolean => giftInputSchema.safeParse(typed).success;
