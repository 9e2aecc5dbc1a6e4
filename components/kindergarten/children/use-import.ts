import type { ClassChild, ImportedChild, ImportPlan } from '@/lib/kindergarten';
import type { ChildValues } from './cell-values';
import type { CellFault } from './child-edits';
import type { ValueColumn } from './grid-columns';

type ImportActions = {
  readonly rows: readonly ClassChild[];
  readonly add: (list: readonly ChildValues[]) => Promise<readonly string[]>;
  readonly changeAll: (
    list: readonly { readonly id: string; readonly values: ChildValues }[],
    added: readonly string[],
  ) => void;
  readonly fault: (id: string, column: ValueColumn, fault: CellFault) => void;
};

/** What the list tells of a child; a cell that could not be read tells nothing. */
const toValues = ({ name, fullName, gender, age, faults }: ImportedChild): ChildValues => ({
  ...(!faults.name && { name }),
  ...(fullName && { fullName }),
  ...(gender && { gender }),
  ...(age !== null && { age }),
});

/**
 * Imports a planned list: adds children, and completes those who are there. What could not be read stays in its cell
 * with the reason. Resolves to how many were added; one undo takes all of it back.
 */
export const useImport =
  ({ rows, add, changeAll, fault }: ImportActions) =>
  async (plan: ImportPlan, alsoJoined: boolean): Promise<number> => {
    const fresh = alsoJoined ? [...plan.added, ...plan.joined] : plan.added;
    const ids = fresh.length > 0 ? await add(fresh.map(toValues)) : [];
    const changes = plan.matched.map(({ id, child }) => {
      const row = rows.find((one) => one.id === id);
      const values = Object.entries(toValues(child)).filter(([field, value]) => row?.[field as 'name'] !== value);
      return { id, values: Object.fromEntries(values) };
    });
    changeAll(changes, ids);
    const all = [...fresh.map((child, index) => ({ id: ids[index], child })), ...plan.matched];
    for (const { id, child } of all) {
      for (const column of ['name', 'gender', 'age'] as const) {
        const found = child.faults[column];
        if (id && found) fault(id, column, found);
      }
    }
    return ids.length;
  };
