'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { useErrorText } from '@/lib/client/api/error-text';
import type { ClassChild } from '@/lib/kindergarten';
import { CellEditor } from './cell-editor';
import type { BookChoice } from './cell-values';
import type { ChildGuess } from './child-choices';
import type { RowFaults } from './child-edits';
import type { ChildHints } from './child-hints';
import { ChildHintsText } from './child-hints-text';
import { ChildThumbnail } from './child-thumbnail';
import { GRID_COLUMNS, GRID_PROPS, type GridColumn, isValueColumn, type ValueColumn } from './grid-columns';
import { getUnprintableLetters } from './unprintable-letters';

export type GridHandlers = {
  /** Editing ended: by Enter, Tab or by leaving the cell. */
  readonly onCommit: (child: ClassChild, column: ValueColumn, text: string, key: string, shift: boolean) => void;
  readonly onCancel: () => void;
  readonly onOpenPhoto: (id: string) => void;
  readonly onRemove: (child: ClassChild) => void;
};

/** States that only a cell of a grid may have. */
const getCellState = (invalid: boolean, readOnly: boolean) => ({
  'aria-invalid': invalid || undefined,
  'aria-readonly': readOnly || undefined,
});

type GridRowProps = {
  readonly child: ClassChild;
  /** From 0. */
  readonly row: number;
  readonly hints: ChildHints;
  /** Object URL of the child's photo, while this page has it. */
  readonly preview: string | undefined;
  readonly faults: RowFaults | undefined;
  readonly books: readonly BookChoice[];
  /** Title of the class's book, for children without one of their own. */
  readonly classBook: string | null;
  /** What the class's settings suggest where nobody has said it. */
  readonly guess: ChildGuess;
  /** The column of the active cell, if it is in this row. */
  readonly activeColumn: number | null;
  /** Text with which the active cell is edited: `null` for its own value; `undefined` when it is not edited. */
  readonly editing: string | null | undefined;
  readonly handlers: GridHandlers;
};

/** A child as a row of the table. It renders only when its own data or its active cell changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { child, row, activeColumn, editing, faults, handlers } = props;
  return (
    <div className="class-row" {...GRID_PROPS.row(row)}>
      {GRID_COLUMNS.map((column, index) => {
        const active = activeColumn === index;
        const fault = isValueColumn(column) ? faults?.[column] : undefined;
        const edited = active && editing !== undefined && isValueColumn(column);
        return (
          <div
            className="class-cell"
            data-cell={`${row}-${index}`}
            data-column={column}
            key={column}
            {...GRID_PROPS.cell(index)}
            {...getCellState(fault !== undefined, child.addedByLink || !isValueColumn(column))}
            tabIndex={active && !edited ? 0 : -1}
          >
            {edited ? (
              <CellEditor
                books={props.books}
                child={child}
                column={column}
                fault={fault}
                guess={props.guess}
                onCancel={handlers.onCancel}
                onCommit={(text, key, shift) => handlers.onCommit(child, column, text, key, shift)}
                typed={editing}
              />
            ) : (
              <CellContent {...props} column={column} />
            )}
          </div>
        );
      })}
    </div>
  );
});

function CellContent({
  child,
  column,
  hints,
  preview,
  faults,
  books,
  classBook,
  guess,
  handlers,
}: GridRowProps & { readonly column: GridColumn }) {
  const t = useTranslations('kindergarten.children');
  const errorText = useErrorText();
  const name = child.name || t('unnamed');
  if (column === 'photo') {
    return <ChildThumbnail child={child} name={name} onOpen={handlers.onOpenPhoto} preview={preview} tabIndex={-1} />;
  }
  if (column === 'missing') {
    return (
      <div className="flex items-center gap-2">
        <ChildHintsText
          child={child}
          faulty={faults !== undefined}
          hints={hints}
          onLook={handlers.onOpenPhoto}
          tabIndex={-1}
        />
        <IconButton label={t('remove', { name })} onClick={() => handlers.onRemove(child)} tabIndex={-1}>
          <Icon name="trash" />
        </IconButton>
      </div>
    );
  }
  const fault = faults?.[column];
  if (fault) {
    return (
      <>
        <span className="class-fault-text">{fault.text}</span>
        <span className="block text-coral-deep text-note">
          {errorText(fault.code, getUnprintableLetters(fault.text))}
        </span>
      </>
    );
  }
  if (column === 'name') return <bdi className={child.name ? undefined : 'text-ink-soft'}>{name}</bdi>;
  if (column === 'fullName') return <bdi>{child.fullName}</bdi>;
  if (column === 'gender') {
    return child.gender ? (
      t(`genders.${child.gender}`)
    ) : (
      <i className="text-ink-soft">{t('guess.gender', { gender: guess.gender })}</i>
    );
  }
  if (column === 'age') {
    return child.age === null ? (
      <i className="text-ink-soft">{t('guess.age', { age: guess.age })}</i>
    ) : (
      <Num>{child.age}</Num>
    );
  }
  const own = books.find(({ id }) => id === child.catalogueId);
  return own ? <bdi>{own.title}</bdi> : <bdi className="text-ink-soft">{classBook ?? t('noBook')}</bdi>;
}
