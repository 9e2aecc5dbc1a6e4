import { mayBeOneChild } from '../children/same-child';
import type { ClassChild } from '../model';
import type { ImportedChild } from './read-children';

type ListedChild = Pick<ClassChild, 'id' | 'name' | 'fullName' | 'addedByLink'>;

/** What importing a list does to the children who are there already. */
export type ImportPlan = {
  /** Children of the school whom the list names: they get what it tells of them. */
  readonly matched: readonly { readonly id: string; readonly child: ImportedChild }[];
  /** Children whom a parent has added already; only that parent changes them. */
  readonly joined: readonly ImportedChild[];
  readonly added: readonly ImportedChild[];
};

/**
 * Finds the children of a list among those of the class: photos that came first make the same children. Nobody is
 * guessed: a name that may mean two children is added.
 */
export function planImport(list: readonly ImportedChild[], rows: readonly ListedChild[]): ImportPlan {
  const matched: { id: string; child: ImportedChild }[] = [];
  const joined: ImportedChild[] = [];
  const added: ImportedChild[] = [];
  for (const child of list) {
    const [only, second] = rows.filter((row) => mayBeOneChild(row, child));
    const single = only && !second && list.filter((other) => mayBeOneChild(only, other)).length === 1;
    if (!single) added.push(child);
    else if (only.addedByLink) joined.push(child);
    else matched.push({ id: only.id, child });
  }
  return { matched, joined, added };
}
