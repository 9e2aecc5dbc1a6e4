'use client';

import {
  createColumnHelper,
  functionalUpdate,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { InputControl } from '@/components/ui/form-controls';
import type { MoreRows } from './use-more-rows';
import { useVirtualRows } from './use-virtual-rows';

type ListRow = { readonly id: string; readonly cells: readonly ReactNode[] };

/** Boxes before the rows, to choose many of them; with Shift a whole range. */
export type RowSelection = {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** What the box of a row is called. */
  readonly toLabel: (id: string) => string;
};

type RowTableProps = {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly ListRow[];
  readonly more: MoreRows | undefined;
  readonly selection: RowSelection | undefined;
};

const FEATURES = tableFeatures({ rowSelectionFeature });
const COLUMN = createColumnHelper<typeof FEATURES, ListRow>();
/** Rows before the end at which the next ones are loaded. */
const LOAD_BEFORE_END = 3;

function useListTable({ columns, rows, selection }: Pick<RowTableProps, 'columns' | 'rows' | 'selection'>) {
  const names = columns.join('\n');
  const definitions = useMemo(
    () =>
      names
        .split('\n')
        .map((header, at) => COLUMN.display({ id: header, header, cell: ({ row }) => row.original.cells[at] })),
    [names],
  );
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selection?.selected ?? [])].map((id) => [id, true as const])),
    [selection?.selected],
  );
  return useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    state: { rowSelection },
    onRowSelectionChange: (updater) =>
      selection?.onSelect(new Set(Object.keys(functionalUpdate(updater, rowSelection)))),
  });
}

/** A table of which only the rows near the part in view are in the page; screen readers hear how many there are. */
export function RowTable({ label, columns, rows, more, selection }: RowTableProps) {
  const table = useListTable({ columns, rows, selection });
  const found = table.getRowModel().rows;
  const view = useVirtualRows(found.length, more !== undefined);
  const last = view.rows.at(-1)?.index ?? 0;
  const isNearEnd = last >= found.length - LOAD_BEFORE_END;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end that is reached, also after a failure.
  useEffect(() => {
    if (isNearEnd) more?.load();
  }, [isNearEnd, found.length]);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <section aria-label={label} className="staff-scroll staff-rows" ref={view.scroll}>
      <table
        aria-label={label}
        aria-rowcount={more?.hasMore ? -1 : found.length + 1}
        className="staff-table staff-cards"
        onBlur={view.onBlur}
        onFocus={view.onFocus}
        onKeyDown={view.onKeyDown}
      >
        <Head columns={columns} selectable={selection !== undefined} table={table} />
        <tbody>
          {view.rows.map(({ index, gap }) => {
            const row = found[index];
            if (!row) return null;
            const place = { index, active: index === view.active, measure: view.measure };
            return (
              <Fragment key={row.id}>
                <Gap px={gap} width={width} />
                <BodyRow place={place} row={row} selection={selection} table={table} />
              </Fragment>
            );
          })}
          <Gap px={view.rest} width={width} />
        </tbody>
      </table>
    </section>
  );
}

type Table = ReturnType<typeof useListTable>;
type HeadProps = { readonly table: Table; readonly columns: readonly string[]; readonly selectable: boolean };

/** The names of the columns, after a box that chooses every row. */
function Head({ table, columns, selectable }: HeadProps) {
  const t = useTranslations('staff.lists');
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable && (
          <td>
            <SelectBox
              checked={table.getIsAllRowsSelected()}
              label={t('selectAll')}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </td>
        )}
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type BodyRowProps = {
  readonly table: Table;
  readonly row: ReturnType<Table['getRowModel']>['rows'][number];
  readonly place: {
    readonly index: number;
    readonly active: boolean;
    readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  };
  readonly selection: RowSelection | undefined;
};

/** One row at a time takes the focus. */
function BodyRow({ table, row, place: { index, active, measure }, selection }: BodyRowProps) {
  return (
    <tr aria-rowindex={index + 2} data-index={index} ref={measure} tabIndex={active ? 0 : -1}>
      {selection && (
        <td>
          <SelectBox
            checked={row.getIsSelected()}
            label={selection.toLabel(row.id)}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {row.getAllCells().map((cell) => (
        <td data-column={cell.column.id} key={cell.id}>
          <div>
            <table.FlexRender cell={cell} />
          </div>
        </td>
      ))}
    </tr>
  );
}

/** The height of rows that are not in the page. */
function Gap({ px, width }: { readonly px: number; readonly width: number }) {
  if (px === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus.
    <tr aria-hidden="true" className="staff-gap" style={{ blockSize: px }}>
      <td colSpan={width} />
    </tr>
  );
}

type SelectBoxProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (event: unknown) => void;
};

function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <InputControl aria-label={label} checked={checked} className="check-box" onChange={onChange} type="checkbox" />
  );
}
