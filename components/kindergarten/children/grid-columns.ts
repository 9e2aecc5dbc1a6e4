/** The columns of the children's table, in their order. */
export const GRID_COLUMNS = ['photo', 'name', 'gender', 'age', 'book', 'fullName', 'missing'] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** The columns whose cells hold a value that is typed or pasted. */
export const VALUE_COLUMNS = ['name', 'gender', 'age', 'book', 'fullName'] as const satisfies readonly GridColumn[];
export type ValueColumn = (typeof VALUE_COLUMNS)[number];

export const isValueColumn = (column: GridColumn | undefined): column is ValueColumn =>
  VALUE_COLUMNS.some((one) => one === column);

/**
 * Props of an editable table (ARIA grid pattern) whose elements a style sheet lays out; rows and columns count from 0.
 */
export const GRID_PROPS = {
  head: { role: 'row', 'aria-rowindex': 1 },
  heading: (column: number) => ({ role: 'columnheader', 'aria-colindex': column + 1 }) as const,
  row: (row: number) => ({ role: 'row', 'aria-rowindex': row + 2 }) as const,
  cell: (column: number) => ({ role: 'gridcell', 'aria-colindex': column + 1 }) as const,
} as const;
