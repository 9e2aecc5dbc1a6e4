import { setDedication } from '@/lib/books/server';
import type { Result } from '@/lib/platform/result';
import { fitsDedication } from '@/lib/typesetting/server';
import type { DedicationInput } from '../schema';
import {
  changeDedication,
  type DedicationAccessError,
  type DedicationDeps,
  followDedicationChange,
} from './change-dedication';

/** Saves the words of the dedication of an order's book, `null` for none, and its design. */
export const saveDedication = (
  orderId: string,
  { dedication, design }: DedicationInput,
  deps: DedicationDeps,
): Promise<Result<DedicationInput, DedicationAccessError | 'dedication_does_not_fit'>> =>
  changeDedication(
    orderId,
    {
      check({ language, dedicationPhoto }) {
        if (dedication === null) return null;
        const fits = fitsDedication(dedication, language, { design, hasPhoto: dedicationPhoto !== null });
        return fits ? null : 'dedication_does_not_fit';
      },
      async write(tx, locked) {
        const words = { dedication, dedicationDesign: design };
        await setDedication(tx, locked.book.id, words);
        await followDedicationChange(tx, locked, { ...locked.book, ...words }, deps);
        return { dedication, design };
      },
    },
    deps,
  );
