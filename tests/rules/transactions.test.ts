import { describe, expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { findIoInTransactions } from './support/transactions';

const code = listSources(['app', 'lib'], /\.tsx?$/).filter((file) => !isTest(file));

it('11 Transactions contain only SQL: no lock is held during network, storage or image work', () => {
  expect(code.filter(({ text }) => text.includes('$transaction(')).length).toBeGreaterThan(20);
  expect(findIoInTransactions(code)).toEqual([]);
});

describe('the rule notices', () => {
  const inside = (body: string, head = '') =>
    findIoInTransactions([
      createSource(`${head}\nexport const f = (deps: Deps) => deps.db.$transaction(async (tx) => { ${body} });`),
    ]);
  it.each([
    ['await deps.storage.get(key);', ''],
    ['await storage.delete(key);', ''],
    ['await deps.payment.refund(reference, 1, id);', ''],
    ['await email.send(mail);', ''],
    ["await fetch('https://example.com');", ''],
    ['await sharp(bytes).toBuffer();', "import sharp from 'sharp';"],
    ['await readFile(name);', "import { readFile } from 'node:fs/promises';"],
    ['await store(tx, deps);', 'const store = async (tx: Tx, deps: Deps) => deps.storage.put(key, bytes);'],
    ['await Promise.all(keys.map((key) => deps.storage.exists(key)));', ''],
  ])('%s', (body, head) => expect(inside(body, head)).toHaveLength(1));

  it.each([
    'await tx.payment.update({ where, data });',
    'await tx.photo.delete({ where });',
    'await deps.enqueue(tx, job, payload, { key });',
    'map.get(key);',
  ])('and lets pass %s', (body) => expect(inside(body)).toEqual([]));

  it('a photo that a function of another file fetches, through a public entry', () => {
    const files: Source[] = [
      createSource(
        `import { isSamePhoto } from '@/lib/books/server';
         export const attach = (deps: Deps) => deps.db.$transaction((tx) => record(tx, deps));
         async function record(tx: Tx, deps: Deps) { if (await isSamePhoto(book, photo, deps.storage)) return null; }`,
        'lib/orders/attach.ts',
      ),
      createSource("export { isSamePhoto } from './same-photo';", 'lib/books/server.ts'),
      createSource(
        'export async function isSamePhoto(book: Book, photo: Photo, storage: StoragePort) { return storage.get(book.key); }',
        'lib/books/same-photo.ts',
      ),
    ];
    expect(findIoInTransactions(files)).toEqual([
      'lib/books/same-photo.ts:1 calls storage.get while a transaction is open',
    ]);
  });
});
