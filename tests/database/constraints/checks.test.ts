import { describe, expect, it } from 'vitest';
import { SHOP_CHECKS } from './check-cases';
import { BOOK_CHECKS } from './check-cases-books';
import { CONTENT_CHECKS } from './check-cases-content';
import { PRIVACY_CHECKS } from './check-cases-privacy';
import { REWARD_CHECKS } from './check-cases-rewards';
import { withFilledDatabase } from './try-statement';

const { attempt, rows } = withFilledDatabase();
const CHECK_VIOLATION = '23514';
const CASES = [...BOOK_CHECKS, ...PRIVACY_CHECKS, ...REWARD_CHECKS, ...CONTENT_CHECKS, ...SHOP_CHECKS];

describe.each(CASES)('$rule ($says)', ({ rule, table, legal, broken }) => {
  it.each(legal)('accepts %s', async (change) => {
    expect(await attempt(`UPDATE ${table} SET ${change} WHERE ctid = (SELECT min(ctid) FROM ${table})`)).toBeNull();
  });

  it.each(broken)('rejects %s', async (change) => {
    expect(await attempt(`UPDATE ${table} SET ${change} WHERE ctid = (SELECT min(ctid) FROM ${table})`)).toEqual({
      code: CHECK_VIOLATION,
      rule,
    });
  });
});

it('every CHECK of the migrations has a test', async () => {
  const inDatabase = await rows<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  const tested = CASES.map(({ rule }) => rule);
  expect(inDatabase.map(({ name }) => name).sort()).toEqual([...tested].sort());
});
