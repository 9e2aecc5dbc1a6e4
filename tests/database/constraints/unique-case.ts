export type UniqueCase = {
  /** The index's name in the migrations. */
  readonly rule: string;
  /** Source in the specification. */
  readonly says: string;
  readonly table: string;
  /** Columns of a second row that still conflicts with the first: alternating names and SQL values. */
  readonly twin: string;
  /** Columns that must also differ for the second row to be valid. */
  readonly other: string;
};

/** A new id for the second row. */
export const NEW_ID = `'id', gen_random_uuid()`;
export const ANOTHER_ORDER = `(SELECT id FROM orders WHERE kind = 'company')`;
