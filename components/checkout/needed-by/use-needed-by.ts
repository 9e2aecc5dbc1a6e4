import { type AutosaveErrors, FORM_ERROR, useAutosave } from '@/components/feedback/use-autosave';
import { sendJson } from '@/lib/client/api/send-json';
import { checkNeededBy, type OrderView } from '@/lib/orders';

type NeededByOrder = Pick<OrderView, 'id' | 'country' | 'neededBy'>;

/** The day on which the parent needs the book, saved by itself; `day` is `null` while it is empty or faulty. */
export function useNeededBy({ id, country, neededBy }: NeededByOrder, onChanged: () => Promise<unknown>) {
  const check = (typed: string) => checkNeededBy(typed || null, { country, now: new Date() });
  const { value, errors, ...rest } = useAutosave({
    initial: neededBy ?? '',
    check: (typed): AutosaveErrors => {
      const code = check(typed);
      return code ? { [FORM_ERROR]: code } : {};
    },
    async send(typed) {
      await sendJson(`/api/orders/${id}/needed-by`, { method: 'PUT', json: { neededBy: typed || null } });
      await onChanged();
    },
  });
  return { ...rest, value, day: value && !check(value) ? value : null, error: Object.values(errors)[0] };
}
