/** A CHECK constraint with values on both sides of its limit. */
export type CheckCase = {
  /** The constraint's name in the migrations. */
  readonly rule: string;
  /** Source in the specification. */
  readonly says: string;
  readonly table: string;
  /** Assignments at the limit that must be accepted. */
  readonly legal: readonly string[];
  readonly broken: readonly string[];
};

export const longText = (letters: number) => `repeat('א', ${letters})`;
export const oneMsBefore = (column: string) => `${column} = created_at`;
