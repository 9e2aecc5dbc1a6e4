'use client';

import { useMemo, useRef, useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { CLASS_LIMITS, type ClassChild, type ClassView, type ImportedChild } from '@/lib/kindergarten';
import type { ClassActions } from '../class/use-class';
import { type BookChoice, type ChildValues, readCell } from './cell-values';
import { type ChildEdits, dropSaved, NO_EDITS, pickValues, setFault, setValues, withEdits } from './child-edits';
import { VALUE_COLUMNS, type ValueColumn } from './grid-columns';
import type { GridCell } from './grid-keyboard';
import { planPaste } from './paste-block';
import { useSaveChildren } from './use-save-children';

const COLUMN_OF_FIELD: Readonly<Record<keyof ChildValues, ValueColumn>> = {
  name: 'name',
  gender: 'gender',
  age: 'age',
  catalogueId: 'book',
};
const columnsOf = (values: ChildValues) =>
  (Object.keys(values) as (keyof ChildValues)[]).map((field) => COLUMN_OF_FIELD[field]);

type Undo = {
  readonly changes: readonly { readonly id: string; readonly values: ChildValues }[];
  readonly added: readonly string[];
};

/** The rows with what was typed, and everything that changes them. */
export function useChildren(view: ClassView, books: readonly BookChoice[], { send, add: addToClass }: ClassActions) {
  const [edits, setEdits] = useState<ChildEdits>(NO_EDITS);
  const [failure, setFailure] = useState<Failure>();
  const [undoable, setUndoable] = useState<Undo | null>(null);
  const merged = useRef(new Map<string, { base: ClassChild; values: ChildValues | undefined; child: ClassChild }>());
  const { state, save } = useSaveChildren({
    send,
    onSaved: (id, sent) => setEdits((now) => dropSaved(now, id, sent)),
    onRefused: (id, sent, { code }) =>
      setEdits((now) => {
        const [column = 'name'] = columnsOf(sent);
        const text = String(Object.values(sent)[0] ?? '');
        return setFault(dropSaved(now, id, sent), id, column, { text, code });
      }),
  });
  // An unchanged child stays the same object, so that its row does not render.
  const rows = useMemo(
    () =>
      view.children.map((base) => {
        const values = edits.values[base.id];
        const known = merged.current.get(base.id);
        if (known?.base === base && known.values === values) return known.child;
        const child = withEdits(base, values);
        merged.current.set(base.id, { base, values, child });
        return child;
      }),
    [view.children, edits.values],
  );

  const change = (id: string, values: ChildValues) => {
    setEdits((now) => setValues(now, id, values, columnsOf(values)));
    save(id, values);
  };
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
  };
  const add = async (list: readonly ChildValues[]): Promise<readonly string[]> => {
    const room = Math.max(0, CLASS_LIMITS.maxChildren - view.children.length);
    const created = list.slice(0, room).map((values) => ({ name: '', ...values, id: crypto.randomUUID() }));
    await attempt(async () => {
      for (let at = 0; at < created.length; at += CLASS_LIMITS.photosAtOnce) {
        await addToClass(created.slice(at, at + CLASS_LIMITS.photosAtOnce));
      }
    });
    return created.map(({ id }) => id);
  };
  /** Adds imported children; a name that cannot be stored stays in its cell with the reason. */
  const addImported = async (list: readonly ImportedChild[]): Promise<readonly string[]> => {
    const read = list.map(({ name, gender, age }) => {
      const value = readCell('name', name, { language: view.language, books });
      return { values: { gender, age, ...(value.ok && value.values) }, fault: value.ok ? null : value.code, name };
    });
    const ids = await add(read.map(({ values }) => values));
    for (const [index, { fault, name }] of read.entries()) {
      const id = ids[index];
      if (id && fault) setEdits((now) => setFault(now, id, 'name', { text: name, code: fault }));
    }
    return ids;
  };
  const remove = (ids: readonly string[]) =>
    attempt(async () => {
      for (const id of ids) await send(`/children/${id}`, { method: 'DELETE' });
    });
  const type = (child: ClassChild, column: ValueColumn, text: string) => {
    const read = readCell(column, text, { language: view.language, books });
    if (!read.ok) return setEdits((now) => setFault(now, child.id, column, { text, code: read.code }));
    const [[field, value] = []] = Object.entries(read.values);
    if (field && (child[field as keyof ChildValues] ?? '') === (value ?? '')) {
      return setEdits((now) => (now.faults[child.id] ? setValues(now, child.id, {}, [column]) : now));
    }
    change(child.id, read.values);
  };
  const paste = async (text: string, cell: GridCell): Promise<number> => {
    const context = { language: view.language, books, room: Math.max(0, CLASS_LIMITS.maxChildren - rows.length) };
    const plan = planPaste(text, cell, rows, context);
    const changes = plan.changes.flatMap(({ row, values }) => {
      const child = rows[row];
      return child && !child.addedByLink ? [{ id: child.id, values, before: pickValues(child, values) }] : [];
    });
    for (const { id, values } of changes) change(id, values);
    const added = plan.added.length > 0 ? await add(plan.added) : [];
    const rowIds = [...rows.map(({ id }) => id), ...added];
    for (const { row, column, text: typed, code } of plan.faults) {
      const id = rowIds[row];
      if (id) setEdits((now) => setFault(now, id, column, { text: typed, code }));
    }
    setUndoable({ changes: changes.map(({ id, before }) => ({ id, values: before })), added });
    return changes.length + added.length;
  };
  const undo = async () => {
    if (!undoable) return;
    setUndoable(null);
    for (const { id, values } of undoable.changes) change(id, values);
    setEdits((now) => undoable.changes.reduce((all, { id }) => setValues(all, id, {}, VALUE_COLUMNS), now));
    await remove(undoable.added);
  };
  return {
    rows,
    faults: edits.faults,
    state,
    failure,
    canUndo: undoable !== null,
    type,
    change,
    add,
    addImported,
    remove,
    paste,
    undo,
  };
}
