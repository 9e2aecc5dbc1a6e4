import { type AutosaveErrors, useAutosave } from '@/components/feedback/use-autosave';
import { sendJson } from '@/lib/client/api/send-json';
import { type GiftInput, giftInputSchema, type OrderView } from '@/lib/orders';

const EMPTY: GiftInput = {
  ...{ active: false, recipientName: '', recipientEmail: '' },
  ...{ senderName: '', message: '', sendAt: '' },
};

type GiftOrder = Pick<OrderView, 'id' | 'gift'>;

function getInitial({ gift }: GiftOrder): GiftInput {
  if (!gift) return EMPTY;
  const { sentAt: _sentAt, revoked: _revoked, ...typed } = gift;
  return typed;
}

/** The gift of an order, saved by itself when typing pauses; what was typed stays when it is switched off. */
export function useGift(order: GiftOrder, onChanged: () => Promise<unknown>) {
  return useAutosave<GiftInput>({
    initial: getInitial(order),
    check: (typed): AutosaveErrors => {
      if (!typed.active) return {};
      const issues = giftInputSchema.safeParse(typed).error?.issues ?? [];
      // The first error of each field.
      return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
    },
    async send(typed) {
      // Switched off while incomplete: the server keeps what it has, the page keeps what was typed.
      const complete = giftInputSchema.safeParse(typed).success;
      if (!complete && !order.gift) return;
      const json = complete ? typed : { ...getInitial(order), active: false };
      await sendJson(`/api/orders/${order.id}/gift`, { method: 'PUT', json });
      await onChanged();
    },
  });
}
