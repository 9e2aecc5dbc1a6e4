import { describe, expect, it } from 'vitest';
import { insertCopy, withFilledDatabase } from './try-statement';
import { UNIQUE_CASES } from './unique-cases';

const { attempt, rows } = withFilledDatabase();
const UNIQUE_VIOLATION = '23505';

describe.each(UNIQUE_CASES)('$rule ($says)', ({ rule, table, twin, other }) => {
  it('rejects a second row', async () => {
    expect(await attempt(insertCopy(table, twin))).toEqual({ code: UNIQUE_VIOLATION, rule });
  });
  it('accepts a different row', async () => {
    expect(await attempt(insertCopy(table, `${twin}, ${other}`))).toBeNull();
  });
});

it('every table rejects a second identical row', async () => {
  const keys = await rows<{ table: string; name: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
     WHERE contype = 'p' AND connamespace = 'public'::regnamespace AND conname <> '_prisma_migrations_pkey'`,
  );
  expect(keys.length).toBeGreaterThan(25);
  for (const { table, name } of keys) {
    expect(await attempt(`INSERT INTO ${table} SELECT * FROM ${table}`)).toEqual({
      code: UNIQUE_VIOLATION,
      rule: name,
    });
  }
});

it('every unique index of the migrations has a test', async () => {
  const indexes = await rows<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indisunique AND NOT indisprimary AND relnamespace = 'public'::regnamespace`,
  );
  const tested = UNIQUE_CASES.map(({ rule }) => rule);
  expect(indexes.map(({ name }) => name).sort()).toEqual([...tested].sort());
});
