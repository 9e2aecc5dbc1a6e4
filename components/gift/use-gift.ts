import { useEffect, useState } from 'react';
import { type AutosaveErrors, FORM_ERROR, useAutosave } from '@/components/feedback/use-autosave';
import { loadWhenTouched } from '@/components/ui/hooks/when-touched';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import type { GiftInput } from '@/lib/orders';
import type { PriceTier } from '@/lib/prices';
import { type GiftOrder, getInitialGift, pickVisible } from './gift-values';

/** The rules of a gift, which are loaded when the visitor touches the page; without them nothing is sent. */
const loadRules = () => import('./check-gift');

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

async function check(typed: GiftInput, order: GiftOrder, tier: PriceTier): Promise<AutosaveErrors> {
  const { checkGift } = await loadRules();
  return checkGift(typed, order, tier, new Date());
}

/** What is wrong with the typed gift, from the first try to go on. */
function useFaults(value: GiftInput, order: GiftOrder, tier: PriceTier) {
  const [submitted, setSubmitted] = useState(false);
  const [faults, setFaults] = useState<AutosaveErrors>({});
  useEffect(() => {
    if (!submitted) return;
    let current = true;
    check(value, order, tier).then(
      (found) => current && setFaults(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [submitted, value, order, tier]);
  /** Shows them all from now on; resolves to whether there are none. */
  const showAll = async (): Promise<boolean> => {
    setSubmitted(true);
    const found = await check(value, order, tier).catch((thrown) => ({ [FORM_ERROR]: toApiError(thrown) }));
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  return { submitted, faults, showAll };
}

/** The gift of an order, saved by itself when typing pauses; what was typed stays when it is switched off. */
export function useGift(order: GiftOrder, tier: PriceTier, onChanged: () => Promise<unknown>) {
  useEffect(() => loadWhenTouched(loadRules), []);
  const { errors, value, flush, ...autosave } = useAutosave<GiftInput>({
    initial: getInitialGift(order),
    check: (typed) => check(typed, order, tier),
    async send(input) {
      const typed = pickVisible(input, order, tier);
      // Switched off while incomplete: the server keeps what it has, the page keeps what was typed.
      const complete = (await loadRules()).isCompleteGift(typed);
      if (!complete && !order.gift) return;
      const json = complete ? typed : { ...getInitialGift(order), active: false };
      await sendJson(`/api/orders/${order.id}/gift`, { method: 'PUT', json });
      await onChanged();
    },
  });
  const { submitted, faults, showAll } = useFaults(value, order, tier);
  /** Saves what is left and resolves to whether the gift is complete, in the format that is chosen now. */
  const submit = async (): Promise<boolean> => (await showAll()) && flush();
  const shown = placeErrors(errors);
  return { ...autosave, value, flush, submit, errors: submitted ? { ...shown, ...faults } : hideEmpty(shown, value) };
}
