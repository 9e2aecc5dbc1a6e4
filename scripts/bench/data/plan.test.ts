import { describe, expect, it } from 'vitest';
import { findLargeScans, type PlanNode, readPlan } from './plan';

const scan = (table: string, rows: number, removed = 0, loops = 1): PlanNode => ({
  'Node Type': 'Seq Scan',
  'Relation Name': table,
  'Actual Rows': rows,
  'Actual Loops': loops,
  'Rows Removed by Filter': removed,
});
const TREE: PlanNode = {
  'Node Type': 'Limit',
  'Shared Hit Blocks': 40,
  'Shared Read Blocks': 2,
  Plans: [
    {
      'Node Type': 'Nested Loop',
      Plans: [
        scan('orders', 1, 199_999),
        { 'Node Type': 'Index Scan', 'Index Name': 'books_pkey', 'Relation Name': 'books', 'Actual Loops': 1 },
        scan('accounts', 0, 0, 0),
      ],
    },
  ],
};

describe('a plan', () => {
  it('names its indexes, the tables that it reads from end to end, and the pages', () => {
    expect(readPlan(TREE)).toEqual({
      indexes: ['books_pkey'],
      scans: [{ table: 'orders', rows: 200_000 }],
      blocks: 42,
    });
  });

  it('counts the rows of every loop', () => {
    expect(readPlan(scan('orders', 10, 40, 3)).scans).toEqual([{ table: 'orders', rows: 150 }]);
  });
});

describe('scans of large tables', () => {
  const sizes = new Map([
    ['orders', 200_000],
    ['members', 20],
  ]);
  const find = (...nodes: readonly PlanNode[]) => findLargeScans(nodes.map(readPlan), sizes);

  it('a small table has no use for its index', () => {
    expect(find(scan('members', 20))).toEqual({ whole: [], partial: [] });
  });

  it('tell whole scans, named once, from those that ended early', () => {
    expect(find(scan('orders', 1, 199_999), scan('orders', 200_000))).toEqual({ whole: ['orders'], partial: [] });
    expect(find(scan('orders', 200, 200))).toEqual({ whole: [], partial: ['orders'] });
  });
});
