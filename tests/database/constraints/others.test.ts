import { describe, expect, it } from 'vitest';
import { insertCopy, withFilledDatabase } from './try-statement';

const { attempt, rows } = withFilledDatabase();

it('§4 states, §3 languages and currencies: enum columns reject other values', async () => {
  const columns = await rows<{ table: string; column: string }>(
    `SELECT quote_ident(table_name) AS table, quote_ident(column_name) AS column FROM information_schema.columns
     JOIN pg_type ON typname = udt_name WHERE table_schema = 'public' AND typtype = 'e'`,
  );
  expect(columns.length).toBeGreaterThan(30);
  for (const { table, column } of columns) {
    const refused = await attempt(`UPDATE ${table} SET ${column} = 'no such word'`);
    expect({ table, column, code: refused?.code }).toEqual({ table, column, code: '22P02' });
  }
});

describe('orders: a provider event is stored once', () => {
  const again = `INSERT INTO provider_events (provider, event_id, kind, payload)`;

  it('rejects the event again, whatever its content', async () => {
    const refused = await attempt(`${again} VALUES ('sandbox', 'event-1', 'failed', '{}')`);
    expect(refused?.rule).toBe('provider_events_pkey');
  });
  it('accepts the same id of another provider', async () => {
    expect(await attempt(`${again} VALUES ('stripe', 'event-1', 'paid', '{}')`)).toBeNull();
  });
});

describe('foreign keys', () => {
  const FOREIGN_KEY = '23503';

  it('an account with orders cannot be deleted, because receipts are kept', async () => {
    // PostgreSQL 18 reports a RESTRICT violation with its own code.
    expect((await attempt('DELETE FROM accounts'))?.code).toMatch(/^23(001|503)$/);
  });
  it('deleting a book deletes its photos, pictures and tasks and keeps its order', async () => {
    const statement = `
      DELETE FROM books;
      SELECT 1 / (SELECT count(*) FROM orders WHERE state = 'awaiting_payment' AND book_id IS NULL);
      SELECT 1 / (1 - (SELECT count(*) FROM photos));
      SELECT 1 / (1 - (SELECT count(*) FROM illustrations));
      SELECT 1 / (1 - (SELECT count(*) FROM book_tasks))`;
    expect(await attempt(statement)).toBeNull();
  });
  it('rejects a photo without a book', async () => {
    const orphan = insertCopy(
      'photos',
      `'id', gen_random_uuid(), 'book_id', gen_random_uuid(), 'storage_key', 'photos/9.jpg'`,
    );
    expect((await attempt(orphan))?.code).toBe(FOREIGN_KEY);
  });
});

describe('rulings "Money": social rewards', () => {
  it.each(['follow_facebook', 'follow_instagram', 'share_story', 'write_review'])(
    '%s can be earned once',
    async (reason) => {
      const reward = insertCopy('credit_entries', `'id', gen_random_uuid(), 'reason', '${reason}'`);
      const twice = `${reward.replace('gen_random_uuid()', `'00000000-0000-4000-8000-000000000001'`)}; ${reward}`;
      expect((await attempt(twice))?.rule).toBe('credit_entries_reward_once');
    },
  );
  it('credits can be spent on order after order', async () => {
    const spent = (order: string) =>
      insertCopy('credit_entries', `'id', gen_random_uuid(), 'order_id', ${order}, 'reason', 'spent', 'amount', -1`);
    const orders = ['company', 'kindergarten'].map((kind) => `(SELECT id FROM orders WHERE kind = '${kind}' LIMIT 1)`);
    expect(await attempt(orders.map(spent).join('; '))).toBeNull();
  });
});
