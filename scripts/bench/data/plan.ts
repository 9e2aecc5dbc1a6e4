/** A node of what `EXPLAIN (ANALYZE, FORMAT JSON)` writes, as far as it is read here. */
export type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  /** On average of a loop. */
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
};

/** What Postgres does for a statement. */
export type Plan = {
  readonly indexes: readonly string[];
  /** Tables that are read from end to end, with the number of rows that were read: a scan may end early. */
  readonly scans: readonly { readonly table: string; readonly rows: number }[];
  /** Pages of 8 KB that were looked at, in memory or on disk. */
  readonly blocks: number;
};

const listNodes = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

const countRows = (node: PlanNode): number =>
  Math.round(((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1));

/** Reads the tree of a plan. */
export function readPlan(root: PlanNode): Plan {
  const nodes = listNodes(root);
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    scans: nodes
      // A node that was never run has no loops.
      .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] !== 0)
      .map((node) => ({ table: node['Relation Name'] ?? '', rows: countRows(node) })),
    blocks: (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0),
  };
}

/** From so many rows on, a table is too large to be read from end to end while somebody waits. */
const LARGE_ROWS = 10_000;

/** How the large tables are read from end to end: whole, or only until enough was found. */
export type LargeScans = { readonly whole: readonly string[]; readonly partial: readonly string[] };

/** The scans of large tables; `sizes`: rows of each table. */
export function findLargeScans(plans: readonly Plan[], sizes: ReadonlyMap<string, number>): LargeScans {
  const large = plans.flatMap(({ scans }) => scans).filter(({ table }) => (sizes.get(table) ?? 0) > LARGE_ROWS);
  const listTables = (isWhole: boolean) => [
    ...new Set(large.filter(({ rows }) => rows > LARGE_ROWS === isWhole).map(({ table }) => table)),
  ];
  return { whole: listTables(true), partial: listTables(false) };
}
