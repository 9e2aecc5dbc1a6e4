import type { ClassChild } from '@/lib/kindergarten';
import type { ErrorCode } from '@/lib/platform/errors';
import type { ChildValues } from './cell-values';
import type { ValueColumn } from './grid-columns';

/** A text in a cell that cannot be stored, and why: it stays where it was typed. */
export type CellFault = { readonly text: string; readonly code: ErrorCode };
export type RowFaults = Partial<Readonly<Record<ValueColumn, CellFault>>>;

/** What the teacher typed and the server does not have yet, by child. */
export type ChildEdits = {
  readonly values: Readonly<Record<string, ChildValues>>;
  readonly faults: Readonly<Record<string, RowFaults>>;
};

export const NO_EDITS: ChildEdits = { values: {}, faults: {} };

const omit = <Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

/** Changes a child; a value that is right replaces the fault in its cell. */
export function setValues(edits: ChildEdits, id: string, values: ChildValues, columns: readonly ValueColumn[]) {
  const left = Object.entries(edits.faults[id] ?? {}).filter(([column]) => !columns.includes(column as ValueColumn));
  const faults = omit(edits.faults, id);
  return {
    values: { ...edits.values, [id]: { ...edits.values[id], ...values } },
    faults: left.length > 0 ? { ...faults, [id]: Object.fromEntries(left) } : faults,
  } satisfies ChildEdits;
}

export const setFault = (edits: ChildEdits, id: string, column: ValueColumn, fault: CellFault): ChildEdits => ({
  ...edits,
  faults: { ...edits.faults, [id]: { ...edits.faults[id], [column]: fault } },
});

/** Drops what is stored now, unless it was changed again meanwhile. */
export function dropSaved(edits: ChildEdits, id: string, sent: ChildValues): ChildEdits {
  const left = Object.entries(edits.values[id] ?? {}).filter(
    ([field, value]) => sent[field as keyof ChildValues] !== value,
  );
  const values = omit(edits.values, id);
  return { ...edits, values: left.length > 0 ? { ...values, [id]: Object.fromEntries(left) } : values };
}

/** A child as the teacher sees it: with the changes that are on their way. */
export const withEdits = (child: ClassChild, values: ChildValues | undefined): ClassChild =>
  values ? { ...child, ...values } : child;

/** The value of a child that a change would replace. */
export const pickValues = (child: ClassChild, change: ChildValues): ChildValues =>
  Object.fromEntries(Object.keys(change).map((field) => [field, child[field as keyof ChildValues]]));
