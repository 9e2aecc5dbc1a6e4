'use client';

import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useMarket } from '@/lib/client/market';
import type { ClassChild } from '@/lib/kindergarten';
import { getTextDirection } from '@/lib/markets';
import type { BookChoice } from './cell-values';
import type { ChildGuess } from './child-choices';
import type { ChildHints } from './child-hints';
import { GRID_COLUMNS, GRID_PROPS, type GridColumn, isValueColumn } from './grid-columns';
import { type GridCell, getCellAfterEdit, getGridAction } from './grid-keyboard';
import { type GridHandlers, GridRow } from './grid-row';
import type { useChildren } from './use-children';
import { useStableHandlers } from './use-stable-handlers';

type ChildrenGridProps = {
  readonly list: ReturnType<typeof useChildren>;
  readonly hints: ReadonlyMap<string, ChildHints>;
  readonly previews: ReadonlyMap<string, string>;
  readonly books: readonly BookChoice[];
  readonly classBook: string | null;
  readonly onOpenPhoto: (id: string) => void;
  readonly onRemove: (child: ClassChild) => void;
  readonly guess: ChildGuess;
  readonly onPasted: (rows: number) => void;
};

/** The children as a table that works like a spreadsheet (§5 class orders): arrows, Enter, F2, Tab, pasting, Ctrl+Z. */
export function ChildrenGrid(props: ChildrenGridProps) {
  const { list: children, hints, previews, books, classBook, guess, onOpenPhoto, onRemove, onPasted } = props;
  const t = useTranslations('kindergarten.children');
  const { language } = useMarket();
  const [active, setActive] = useState<GridCell>({ row: 0, column: 1 });
  const [editing, setEditing] = useState<string | null>();
  const table = useRef<HTMLDivElement>(null);
  const { rows } = children;
  const size = { rows: rows.length, columns: GRID_COLUMNS.length };
  const cell = { row: Math.min(active.row, Math.max(0, rows.length - 1)), column: active.column };

  useEffect(() => {
    // Only when the table has the focus: loading the page must not move it.
    if (editing !== undefined || !table.current?.contains(document.activeElement)) return;
    table.current.querySelector<HTMLElement>(`[data-cell="${cell.row}-${cell.column}"]`)?.focus();
  }, [cell.row, cell.column, editing]);

  const focusCell = (to: GridCell) => {
    table.current?.focus();
    setActive(to);
    setEditing(undefined);
  };
  const canEdit = (at: GridCell) =>
    isValueColumn(GRID_COLUMNS[at.column]) && rows[at.row] !== undefined && !rows[at.row]?.addedByLink;
  const handlers = useStableHandlers<GridHandlers>({
    onCommit: (child, column, text, key, shift) => {
      children.type(child, column, text);
      if (key) focusCell(getCellAfterEdit({ key, ctrl: false, shift }, cell, size));
      else setEditing(undefined);
    },
    onCancel: () => focusCell(cell),
    onOpenPhoto,
    onRemove,
  });
  /** The first click on a cell selects it, the second one edits it. */
  const click = (event: MouseEvent) => {
    const clicked = (event.target as Element).closest<HTMLElement>('[data-cell]');
    const [row = 0, column = 0] = (clicked?.dataset.cell ?? '').split('-').map(Number);
    if (!clicked || (editing !== undefined && row === cell.row && column === cell.column)) return;
    const again = row === cell.row && column === cell.column && clicked.contains(document.activeElement);
    setActive({ row, column });
    setEditing(event.detail > 1 && again && canEdit({ row, column }) ? null : undefined);
    if (!(event.target as Element).closest('button')) clicked.focus();
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey: shift } = event;
    if (event.altKey) return;
    const rtl = getTextDirection(language) === 'rtl';
    const action = getGridAction({ key, ctrl: event.ctrlKey || event.metaKey, shift }, cell, size, rtl);
    const child = rows[cell.row];
    const column = GRID_COLUMNS[cell.column];
    if (
      !action &&
      child &&
      (key === 'Enter' || key === ' ') &&
      event.target === event.currentTarget.querySelector(':focus')
    ) {
      if (column === 'photo' && !child.addedByLink) onOpenPhoto(child.id);
      else if (column === 'missing') onRemove(child);
      else return;
      event.preventDefault();
    }
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'move') setActive(action.to);
    else if (action.kind === 'edit') setEditing(canEdit(cell) ? action.typed : undefined);
    else if (action.kind === 'undo') void children.undo();
    else if (child && canEdit(cell) && isClearable(column)) children.type(child, column, '');
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (editing !== undefined || text.trim() === '') return;
    event.preventDefault();
    void children.paste(text, cell).then(onPasted);
  };
  return (
    <div className="class-table-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: cells that are edited one by one, no table of text */}
      <div
        aria-colcount={GRID_COLUMNS.length}
        aria-label={t('title')}
        aria-rowcount={rows.length + 1}
        className="class-table"
        onClick={click}
        onKeyDown={press}
        onPaste={paste}
        ref={table}
        role="grid"
        tabIndex={-1}
      >
        <div className="class-row class-row-head" {...GRID_PROPS.head}>
          {GRID_COLUMNS.map((column, index) => (
            <div className="class-cell" key={column} {...GRID_PROPS.heading(index)}>
              {t(`columns.${column}`)}
            </div>
          ))}
        </div>
        {rows.map((child, row) => (
          <GridRow
            activeColumn={cell.row === row ? cell.column : null}
            books={books}
            child={child}
            classBook={classBook}
            editing={cell.row === row ? editing : undefined}
            faults={children.faults[child.id]}
            guess={guess}
            handlers={handlers}
            hints={hints.get(child.id) ?? NO_HINTS}
            key={child.id}
            preview={previews.get(child.id)}
            row={row}
          />
        ))}
      </div>
    </div>
  );
}

/** A gender or an age can only be replaced. */
const isClearable = (column: GridColumn | undefined): column is 'name' | 'fullName' | 'book' =>
  column === 'name' || column === 'fullName' || column === 'book';

const NO_HINTS: ChildHints = { missing: [], otherHero: false, foreignName: false, duplicate: false };
