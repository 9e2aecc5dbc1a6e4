import { type AutosaveErrors, FORM_ERROR, useAutosave } from '@/components/feedback/use-autosave';
import { dedicationSchema } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import type { OrderView } from '@/lib/orders';

type DedicationOrder = Pick<OrderView, 'id' | 'dedication'>;

/** The dedication, saved by itself when typing pauses. */
export function useDedication({ id, dedication }: DedicationOrder, onChanged: () => Promise<unknown>) {
  const { value, errors, ...rest } = useAutosave({
    initial: dedication ?? '',
    check: (typed): AutosaveErrors => {
      const code = dedicationSchema.safeParse(typed).error?.issues[0]?.message;
      return code ? { [FORM_ERROR]: code } : {};
    },
    async send(typed) {
      await sendJson(`/api/orders/${id}/dedication`, { method: 'PUT', json: { dedication: typed } });
      await onChanged();
    },
  });
  return { ...rest, text: value, errorCode: Object.values(errors)[0] };
}
