import { type AutosaveErrors, FORM_ERROR, useAutosave } from '@/components/feedback/use-autosave';
import { dedicationSchema } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import type { OrderView } from '@/lib/orders';
import type { DedicationDesign } from '@/lib/typesetting';

type DedicationOrder = Pick<OrderView, 'id' | 'dedication' | 'dedicationDesign'>;

/** The dedication and its design, saved by themselves when typing pauses. */
export function useDedication(
  { id, dedication, dedicationDesign }: DedicationOrder,
  onChanged: () => Promise<unknown>,
) {
  const { value, errors, change, ...rest } = useAutosave({
    initial: { text: dedication ?? '', design: dedicationDesign },
    check: ({ text }): AutosaveErrors => {
      const code = dedicationSchema.safeParse(text).error?.issues[0]?.message;
      return code ? { [FORM_ERROR]: code } : {};
    },
    async send({ text, design }) {
      await sendJson(`/api/orders/${id}/dedication`, { method: 'PUT', json: { dedication: text, design } });
      await onChanged();
    },
  });
  return {
    ...rest,
    ...value,
    error: Object.values(errors)[0],
    changeText: (text: string) => change({ ...value, text }),
    changeDesign: (design: DedicationDesign) => change({ ...value, design }),
  };
}
