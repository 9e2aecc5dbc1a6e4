import { describe, expect, it } from 'vitest';
import { EXCEPTIONS, TABLE_OWNERS } from '../config/table-owners';
import { MACHINES } from './support/machines';
import { findQueries, parseModels } from './support/queries';
import { createSource, isTest, listSources } from './support/sources';
import { findForeignQueries, findOwnerFaults, findUnusedExceptions } from './support/table-owners';

const models = parseModels(
  listSources(['prisma/schema'], /\.prisma$/)
    .map(({ text }) => text)
    .join('\n'),
);
const names = [...models.values()].map(({ name }) => name);
const code = listSources(['app', 'components', 'lib', 'scripts'], /\.tsx?$/).filter((file) => !isTest(file));
/** One function per state machine writes its state and its history, in a file of its own. */
const MOVERS = MACHINES.map(({ mover }) => mover);

describe('3 Only the repositories of its owner query a table', () => {
  it('every model has exactly one owner', () => expect(findOwnerFaults(TABLE_OWNERS, names)).toEqual([]));

  it('every query stands in a repository of its owner', () => {
    const queries = code.flatMap((file) => findQueries(file, models));
    expect(queries.length).toBeGreaterThan(300);
    expect(findForeignQueries(code, models, MOVERS)).toEqual([]);
  });

  it('every exception is needed', () => expect(findUnusedExceptions(EXCEPTIONS, code, models)).toEqual([]));
});

describe('the rule reports violations', () => {
  it('a model without an owner, with two, and an owner that is no domain', () => {
    expect(findOwnerFaults({ orders: ['Order'], platform: [] }, ['Order'])).toEqual([]);
    expect(findOwnerFaults({ orders: ['Order'] }, ['Order', 'Book'])).toEqual(['Book has 0 owners']);
    expect(findOwnerFaults({ orders: ['Order'], books: ['Order'] }, ['Order'])).toEqual(['Order has 2 owners']);
    expect(findOwnerFaults({ orders: ['Order'] }, [])).toEqual(['Order is no model']);
    expect(findOwnerFaults({ office: ['Order'] }, ['Order'])).toEqual(['office is no domain']);
  });

  it('an exception that no query needs', () => {
    const file = 'lib/privacy/repository.ts';
    const source = createSource('const f = (tx: Tx) => tx.order.findMany();', file);
    const exception = { file, models: ['Order', 'Book'], why: '' };
    expect(findUnusedExceptions([exception], [source], models)).toEqual([`${file}: Book`]);
    expect(findUnusedExceptions([exception], [], models)).toEqual([`${file}: Order`, `${file}: Book`]);
  });

  const find = (text: string, name = 'lib/orders/repository.ts') =>
    findForeignQueries([createSource(text, name)], models, ['lib/orders/move-order.ts']);

  it.each([
    'const f = (tx: Tx) => tx.book.findMany({ where });',
    'const f = (tx: Tx) => tx.book.count();',
    'const f = ({ book }: Tx) => book.updateMany({ where, data });',
    'const f = (deps: Deps) => deps.db.book.delete({ where });',
    'const f = () => db().book.aggregate({ where });',
    "const f = (tx: Tx) => tx['book'].findFirst({ where });",
    'const f = (tx: Tx) => { const books = tx.book; return books.findMany(); };',
    'const f = (tx: Tx) => listAll(tx.book);',
    // The table is not in the code.
    'const f = (tx: Tx, table: Table) => tx[table].deleteMany({});',
    'const f = (tx: Tx, sql: string) => tx.$queryRawUnsafe(sql);',
    // By SQL.
    "const f = (tx: Tx) => tx.$queryRaw`SELECT id FROM books WHERE language = 'he' FOR UPDATE`;",
    'const f = (tx: Tx) => tx.$executeRaw`UPDATE "books" SET age = 5 WHERE id IN (SELECT book_id FROM orders)`;',
    'const f = (tx: Tx) => tx.$executeRaw`DELETE FROM books`;',
    "const f = (tx: Tx) => tx.$executeRawUnsafe('INSERT INTO public.books (id) VALUES ($1)', id);",
    'const source = Prisma.sql`books AS book JOIN orders ON orders.book_id = book.id`;',
    // Through relations.
    'const f = (tx: Tx) => tx.order.update({ where, data: { book: { update: { age: 5 } } } });',
    'const f = (tx: Tx) => tx.order.create({ data: { ...row, book: { connectOrCreate: { where, create } } } });',
    'const f = (tx: Tx) => tx.order.upsert({ where, create: a, update: b ? {} : { payments: { deleteMany: {} } } });',
    'const f = (tx: Tx) => tx.order.update({ where, data: { lines: { create: { order: { update: { book: { delete: true } } } } } } });',
  ])('%s', (text) => expect(find(text)).toHaveLength(1));

  it.each([
    ['another domain', 'lib/fulfilment/repository.ts', 'queries Order, which orders owns'],
    ['a page', 'app/[country]/page.tsx', 'queries Order, which orders owns'],
    ['a use case of the owner', 'lib/orders/create-order.ts', 'queries Order outside a repository'],
    ['a file that only sounds like one', 'lib/orders/order-repository.ts', 'queries Order outside a repository'],
  ])('a query in %s', (_, name, what) =>
    expect(find('const f = (tx: Tx) => tx.order.findMany();', name)).toEqual([`${name}:1 ${what}`]),
  );

  it.each([
    'lib/orders/repository.ts',
    'lib/orders/fiscal/repository.ts',
    'lib/orders/repository/views.ts',
    'lib/orders/move-order.ts',
  ])('and accepts one in %s', (name) => expect(find('const f = (tx: Tx) => tx.order.findMany();', name)).toEqual([]));

  it.each([
    // Joins read: the owner still decides who writes.
    'const f = (tx: Tx) => tx.order.findMany({ where: { book: { deletedAt: null } }, include: { book: true } });',
    'const f = (tx: Tx) => tx.$queryRaw`SELECT orders.id FROM orders JOIN books ON books.id = orders.book_id`;',
    'const f = (tx: Tx) => tx.$executeRaw`UPDATE orders SET email = NULL FROM books WHERE books.id = book_id`;',
    'const f = (tx: Tx) => tx.order.create({ data: { lines: { create: [{ priceId }] } } });',
    'const f = (deps: Deps) => deps.payment.refund(reference, 1, key);',
    "const title = (order: Order, db: Db) => order.book.title + map.get('book');",
  ])('and accepts %s', (text) => expect(find(text)).toEqual([]));
});
