import { CLASS_LIMITS, type ClassChild, type ClassView, isClassName } from '@/lib/kindergarten';
import type { RowFaults } from '../children/child-edits';
import type { ChildHints } from '../children/child-hints';

/** A field of the order details that the order needs. */
export type MissingDetail = 'kindergartenName' | 'contactName' | 'email' | 'delivery';

/** What stands between the class and its order. */
export type ClassGaps = {
  readonly details: readonly MissingDetail[];
  /** How many children are missing until the shop takes the order. */
  readonly missingChildren: number;
  /** Children with something missing, or with a cell that could not be stored. */
  readonly children: readonly { readonly child: ClassChild; readonly row: number; readonly parts: readonly string[] }[];
};

type GapsInput = {
  readonly hints: ReadonlyMap<string, ChildHints>;
  readonly faults: Readonly<Record<string, RowFaults>>;
};

/** Lists what is missing, in the order of the page. */
export function listGaps(view: ClassView, rows: readonly ClassChild[], { hints, faults }: GapsInput): ClassGaps {
  const names = (['kindergartenName', 'contactName'] as const).filter((field) => !isClassName(view[field]));
  const details: MissingDetail[] = [...names, ...(view.email.trim() === '' ? (['email'] as const) : [])];
  if (view.bookType === 'printed' && view.delivery === null) details.push('delivery');
  const children = rows.flatMap((child, row) => {
    const { missing = [], otherHero = false } = hints.get(child.id) ?? {};
    const parts = [...missing, ...(otherHero ? ['otherHero'] : []), ...(faults[child.id] ? ['fault'] : [])];
    return parts.length > 0 ? [{ child, row, parts }] : [];
  });
  return { details, missingChildren: Math.max(0, CLASS_LIMITS.minBooks - rows.length), children };
}
