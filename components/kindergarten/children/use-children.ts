'use client';

import { useMemo, useRef, useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { CLASS_LIMITS, type ClassChild, type ClassView } from '@/lib/kindergarten';
import type { ClassActions } from '../class/use-class';
import { type BookChoice, type ChildValues, readCell } from './cell-values';
import {
  type CellFault,
  type ChildEdits,
  dropSaved,
  NO_EDITS,
  pickValues,
  setFault,
  setValues,
  withEdits,
} from './child-edits';
import { VALUE_COLUMNS, type ValueColumn } from './grid-columns';
import type { GridCell } from './grid-keyboard';
import { planPaste } from './paste-block';
import { pushUndo, type Undo } from './undo';
import { useImport } from './use-import';
import { useSaveChildren } from './use-save-children';

const COLUMN_OF_FIELD: Readonly<Record<keyof ChildValues, ValueColumn>> = {
  name: 'name',
  fullName: 'fullName',
  gender: 'gender',
  age: 'age',
  catalogueId: 'book',
};
const columnsOf = (values: ChildValues) =>
  (Object.keys(values) as (keyof ChildValues)[]).map((field) => COLUMN_OF_FIELD[field]);

type ChildChange = { readonly id: string; readonly values: ChildValues };

/** The rows with what was typed, and everything that changes them. */
export function useChildren(view: ClassView, books: readonly BookChoice[], { send, add: addToClass }: ClassActions) {
  const [edits, setEdits] = useState<ChildEdits>(NO_EDITS);
  const [failure, setFailure] = useState<Failure>();
  const [history, setHistory] = useState<readonly Undo[]>([]);
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
  const remember = (action: Undo) => setHistory((now) => pushUndo(now, action));
  const fault = (id: string, column: ValueColumn, found: CellFault) =>
    setEdits((now) => setFault(now, id, column, found));
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
  const addEmpty = async () => remember({ changes: [], added: await add([{}]) });
  const removeAll = async (ids: readonly string[]) => {
    if (ids.length > 0) await send('/children', { method: 'DELETE', json: { ids } });
  };
  const remove = (ids: readonly string[]) => attempt(() => removeAll(ids));
  const type = (child: ClassChild, column: ValueColumn, text: string) => {
    const read = readCell(column, text, { language: view.language, books, before: child });
    if (!read.ok) {
      remember({ changes: [{ id: child.id, values: {} }], added: [] });
      return fault(child.id, column, { text, code: read.code });
    }
    const before = pickValues(child, read.values);
    const same = Object.entries(read.values).every(
      ([field, value]) => (before[field as keyof ChildValues] ?? '') === (value ?? ''),
    );
    if (same) return setEdits((now) => (now.faults[child.id] ? setValues(now, child.id, {}, [column]) : now));
    remember({ changes: [{ id: child.id, values: before }], added: [] });
    change(child.id, read.values);
  };
  /** Changes several children in one action, which is taken back as one. */
  const changeAll = (list: readonly ChildChange[], added: readonly string[] = []) => {
    const known = list.flatMap(({ id, values }) => {
      const child = rows.find((row) => row.id === id && !row.addedByLink);
      return child ? [{ id, values, before: pickValues(child, values) }] : [];
    });
    for (const { id, values } of known) if (Object.keys(values).length > 0) change(id, values);
    remember({ changes: known.map(({ id, before }) => ({ id, values: before })), added });
  };
  const paste = async (text: string, cell: GridCell): Promise<number> => {
    const context = { language: view.language, books, room: Math.max(0, CLASS_LIMITS.maxChildren - rows.length) };
    const plan = planPaste(text, cell, rows, context);
    const added = plan.added.length > 0 ? await add(plan.added) : [];
    const rowIds = [...rows.map(({ id }) => id), ...added];
    for (const { row, column, text: typed, code } of plan.faults) {
      const id = rowIds[row];
      if (id) fault(id, column, { text: typed, code });
    }
    const changed = plan.changes.flatMap(({ row, values }) => ({ id: rows[row]?.id ?? '', values }));
    const faulty = plan.faults.flatMap(({ row }) => ({ id: rows[row]?.id ?? '', values: {} }));
    changeAll([...changed, ...faulty], added);
    return changed.length + added.length;
  };
  const undo = async () => {
    const last = history.at(-1);
    if (!last) return;
    setHistory((now) => now.slice(0, -1));
    const present = last.changes.filter(({ id }) => rows.some((row) => row.id === id));
    for (const { id, values } of present) if (Object.keys(values).length > 0) change(id, values);
    setEdits((now) => present.reduce((all, { id }) => setValues(all, id, {}, VALUE_COLUMNS), now));
    // A photo that came meanwhile is not deleted with its row.
    const empty = rows.filter(({ id, missing }) => last.added.includes(id) && missing.includes('photo'));
    await remove(empty.map(({ id }) => id));
  };
  const importList = useImport({ rows, add, changeAll, fault });
  return {
    rows,
    faults: edits.faults,
    state,
    failure,
    canUndo: history.length > 0,
    type,
    changeAll,
    addEmpty,
    importList,
    remove,
    removeAll,
    paste,
    undo,
  };
}
