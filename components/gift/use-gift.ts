import { useState } from 'react';
import { type AutosaveErrors, FORM_ERROR, useAutosave } from '@/components/feedback/use-autosave';
import { sendJson } from '@/lib/client/api/send-json';
import { checkGiftDay, type GiftInput, giftInputSchema, type OrderView } from '@/lib/orders';
import type { PriceTier } from '@/lib/prices';

const EMPTY: GiftInput = {
  active: false,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendAt: '',
  dispatchOn: '',
};

type GiftOrder = Pick<OrderView, 'id' | 'country' | 'gift'>;

function getInitial({ gift }: GiftOrder): GiftInput {
  if (!gift) return EMPTY;
  const { active, recipientName, recipientEmail, senderName, message, sendAt, dispatchOn } = gift;
  return { active, recipientName, recipientEmail, senderName, message, sendAt, dispatchOn };
}

/** What is typed into the fields of this format; those of the other one, or of a sent mail, stay as they are saved. */
function pickVisible(typed: GiftInput, order: GiftOrder, tier: PriceTier): GiftInput {
  const { recipientEmail, sendAt, dispatchOn } = getInitial(order);
  if (tier === 'digital') return { ...typed, dispatchOn };
  return tier === 'printed' || order.gift?.sentAt ? { ...typed, recipientEmail, sendAt } : typed;
}

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

/** The field that an error of the server belongs to. */
const FIELD_BY_CODE: Readonly<Record<string, keyof GiftInput>> = {
  gift_does_not_fit: 'message',
  email_required: 'recipientEmail',
  gift_time_past: 'sendAt',
  gift_time_too_far: 'sendAt',
  gift_day_invalid: 'dispatchOn',
  gift_day_too_early: 'dispatchOn',
  gift_day_too_far: 'dispatchOn',
};

function placeErrors(errors: AutosaveErrors): AutosaveErrors {
  const { [FORM_ERROR]: error, ...rest } = errors;
  if (!error) return errors;
  const code = typeof error === 'string' ? error : error.code;
  return { ...rest, [FIELD_BY_CODE[code] ?? FORM_ERROR]: error };
}

/** The errors of fields that are still empty wait until the buyer wants to go on. */
const hideEmpty = (errors: AutosaveErrors, value: GiftInput): AutosaveErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => value[field as keyof GiftInput] !== ''));

/** The gift of an order, saved by itself when typing pauses; what was typed stays when it is switched off. */
export function useGift(order: GiftOrder, tier: PriceTier, onChanged: () => Promise<unknown>) {
  const [submitted, setSubmitted] = useState(false);
  const check = (typed: GiftInput) => checkGift(typed, order, tier, new Date());
  const { errors, value, flush, ...autosave } = useAutosave<GiftInput>({
    initial: getInitial(order),
    check,
    async send(input) {
      const typed = pickVisible(input, order, tier);
      // Switched off while incomplete: the server keeps what it has, the page keeps what was typed.
      const complete = giftInputSchema.safeParse(typed).success;
      if (!complete && !order.gift) return;
      const json = complete ? typed : { ...getInitial(order), active: false };
      await sendJson(`/api/orders/${order.id}/gift`, { method: 'PUT', json });
      await onChanged();
    },
  });
  /** Saves what is left and resolves to whether the gift is complete, in the format that is chosen now. */
  const submit = async (): Promise<boolean> => {
    setSubmitted(true);
    return Object.keys(check(value)).length === 0 && flush();
  };
  const shown = placeErrors(errors);
  return {
    ...autosave,
    value,
    flush,
    submit,
    errors: submitted ? { ...shown, ...check(value) } : hideEmpty(shown, value),
  };
}
