/** A CHECK of the migrations with values on both sides of its edge. */
export type CheckCase = {
  /** The constraint's name in the migrations. */
  readonly rule: string;
  /** Where the specification says so. */
  readonly says: string;
  readonly table: string;
  /** Assignments at the rule's edge that must be taken. */
  readonly legal: readonly string[];
  readonly broken: readonly string[];
};

export const LONG = (letters: number) => `repeat('א', ${letters})`;
export const BEFORE = (column: string) => `${column} = created_at`;
