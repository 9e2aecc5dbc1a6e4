import { useEffect } from 'react';
import { useAutosave } from '@/components/feedback/use-autosave';
import { loadWhenTouched } from '@/components/ui/hooks/when-touched';
import { sendJson } from '@/lib/client/api/send-json';
import type { OrderView } from '@/lib/orders';
import type { DedicationDesign } from '@/lib/typesetting';

const loadCheck = () => import('./check-dedication');

type DedicationOrder = Pick<OrderView, 'id' | 'dedication' | 'dedicationDesign'>;

/** The dedication and its design, saved by themselves when typing pauses. */
export function useDedication(
  { id, dedication, dedicationDesign }: DedicationOrder,
  onChanged: () => Promise<unknown>,
) {
  useEffect(() => loadWhenTouched(loadCheck), []);
  const { value, errors, change, ...rest } = useAutosave({
    initial: { text: dedication ?? '', design: dedicationDesign },
    check: async ({ text }) => (await loadCheck()).checkDedication(text),
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
