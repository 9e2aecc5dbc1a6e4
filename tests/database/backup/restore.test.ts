import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackup, restoreBackup } from '@/lib/backup/server';
import { createHandlers } from '@/lib/backup/worker';
import { createDbClient } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { eraseAccountAgain } from '@/lib/privacy/server';
import { createLocalStorage } from '@/lib/providers/storage/local';
import type { StoragePort } from '@/lib/providers/storage/port';
import { prepareQueues } from '@/lib/server/jobs/create-queues';
import { createDatabase, dropDatabase } from '@/scripts/postgres/databases';
import { startS3Server } from '@/tests/fixtures/s3-server';
import { fillEveryTable } from '../constraints/every-table';
import { createTestDatabase, type TestDatabase } from '../support/test-database';
import { getTestServer } from '../support/test-server';
import { deleteObjects, hashObjects, hashTables } from './support';

const KEY = 'a key of the tests, long enough to be one';
const newName = () => `gibori_test_${randomBytes(6).toString('hex')}`;

let source: TestDatabase;
let target: { readonly name: string; readonly url: string };
let dir: string;
let file: string;
let storage: StoragePort;
let stop: () => Promise<void>;

async function startLocal() {
  const objects = path.join(dir, 'objects');
  return {
    storage: createLocalStorage({ dir: objects, secret: 'a secret of the test', baseUrl: '' }),
    stop: async () => {},
  };
}

async function open(start: typeof startLocal): Promise<void> {
  dir = await mkdtemp(path.join(tmpdir(), 'backup-'));
  file = path.join(dir, 'shop.backup');
  source = await createTestDatabase(newName());
  const name = newName();
  target = { name, url: await createDatabase(getTestServer().server, name) };
  ({ storage, stop } = await start());
  await fillEveryTable(source.db);
  await fillObjects();
}

/** An object for each key that a row names, one of them longer than a frame. */
async function fillObjects(): Promise<void> {
  const rows = await Promise.all([
    source.db.photo.findMany(),
    source.db.dedicationPhoto.findMany(),
    source.db.illustration.findMany(),
    source.db.download.findMany(),
    source.db.printFile.findMany(),
    source.db.proofPage.findMany(),
  ]);
  const keys = new Set(rows.flat().flatMap(({ storageKey }) => storageKey ?? []));
  for (const key of keys) await storage.put(key, randomBytes(3_000_001), 'image/jpeg');
  expect(keys.size).toBeGreaterThan(3);
}

async function close(): Promise<void> {
  await stop();
  await source.close();
  await dropDatabase(getTestServer().server, target.name);
  await rm(dir, { recursive: true, force: true });
}

const backup = () =>
  createBackup(file, { databaseUrl: source.url, storage, key: KEY, now: new Date(), salt: randomBytes(16) });
const restore = (given: Partial<Parameters<typeof restoreBackup>[1]> = {}) =>
  restoreBackup(file, {
    databaseUrl: target.url,
    storage,
    key: KEY,
    now: new Date(),
    replace: false,
    prepareQueues,
    ...given,
  });

describe.each([
  ['local disk', startLocal],
  ['an S3-compatible server', () => startS3Server()],
])('a backup with objects on %s', (_name, start) => {
  beforeEach(() => open(start as typeof startLocal));
  afterEach(close);

  it('brings back every row and every object', async () => {
    const [tables, objects] = [await hashTables(source.url), await hashObjects(storage)];
    expect(await backup()).toMatchObject({ objects: Object.keys(objects).length });
    await deleteObjects(storage);
    await restore();
    expect(await hashTables(target.url)).toEqual(tables);
    expect(await hashObjects(storage)).toEqual(objects);
  });

  it('rulings "Photos and names": deletes again what was deleted after it was made', async () => {
    const photo = await source.db.photo.create({
      data: {
        bookId: (await source.db.book.findFirstOrThrow()).id,
        storageKey: `photos/${newId()}.jpg`,
        widthPx: 400,
        heightPx: 400,
        consentTextVersion: '1',
        consentLanguage: 'he',
        consentAt: new Date(),
        consentNamesHosted: false,
        deleteAfter: new Date('2100-01-01'),
      },
    });
    const key = photo.storageKey ?? '';
    await storage.put(key, randomBytes(1000), 'image/jpeg');
    await backup();
    await source.db.photo.update({ where: { id: photo.id }, data: { deletedAt: new Date(), sha256: null } });
    await source.db.supportRequest.deleteMany();
    await storage.delete(key);
    const handlers = createHandlers({ db: source.db, storage, now: () => new Date() });
    await handlers.find(({ job }) => job.name === 'copy-deletions')?.handle({}, false);
    await restore();

    const restored = createDbClient(target.url);
    try {
      expect(await restored.supportRequest.count()).toBe(0);
      expect((await restored.photo.findUniqueOrThrow({ where: { id: photo.id } })).deletedAt).not.toBeNull();
      expect(await storage.exists(key)).toBe(false);
    } finally {
      await restored.$disconnect();
    }
  });
});

describe('a restore refuses', () => {
  beforeEach(() => open(startLocal));
  afterEach(close);

  it('another key, and a file that was truncated, altered, reordered or extended', async () => {
    await backup();
    const bytes = await readFile(file);
    await expect(restore({ key: `${KEY}.` })).rejects.toThrow('not the key');
    const frame = 1024 ** 2 + 21;
    const start = 64;
    const [first, second] = [bytes.subarray(start, start + frame), bytes.subarray(start + frame, start + 2 * frame)];
    const changed: readonly (readonly [Buffer, string])[] = [
      [bytes.subarray(0, bytes.length - 1), 'cut short'],
      [bytes.subarray(0, start + frame), 'cut short'],
      [Buffer.concat([bytes.subarray(0, 500), Buffer.from([1 ^ (bytes[500] ?? 0)]), bytes.subarray(501)]), 'damaged'],
      [Buffer.concat([bytes.subarray(0, start), second, first, bytes.subarray(start + 2 * frame)]), 'damaged'],
      [Buffer.concat([bytes, Buffer.from([0])]), 'follows its end'],
      [Buffer.from('something else'), 'no backup'],
    ];
    for (const [content, message] of changed) {
      await writeFile(file, content);
      await expect(restore({ replace: true })).rejects.toThrow(message);
    }
    expect(await hashTables(target.url)).toEqual({});
  });

  it('a database that is in use, and one that is not empty, unless it is to be replaced', async () => {
    const tables = await hashTables(source.url);
    await backup();
    const into = { databaseUrl: source.url };
    // A pool closes connections that were idle while the backup was made.
    await source.db.$queryRaw`SELECT 1`;
    await expect(restore({ ...into, replace: true })).rejects.toThrow('in use');
    await source.db.$disconnect();
    await expect(restore(into)).rejects.toThrow('not empty');
    expect(await restore({ ...into, replace: true })).toMatchObject({ deletedAgain: 0 });
    expect(await hashTables(source.url)).toEqual(tables);
  });
});

describe('a restore over the shop that went on', () => {
  beforeEach(() => open(startLocal));
  afterEach(close);

  it('rulings "Photos and names": erases an account that was erased after the backup', async () => {
    const { id, phone } = await source.db.account.findFirstOrThrow();
    await backup();
    await source.db.$transaction((tx) => eraseAccountAgain(tx, id, new Date()));
    await source.db.$disconnect();
    await restore({ databaseUrl: source.url, replace: true });
    const account = await source.db.account.findUniqueOrThrow({ where: { id } });
    expect(account).toMatchObject({ email: null, deletedAt: expect.any(Date) });
    expect(account.phone).not.toBe(phone);
    expect(await source.db.session.count({ where: { accountId: id } })).toBe(0);
    expect(await source.db.book.count({ where: { OR: [{ accountId: id }, { childName: { not: null } }] } })).toBe(0);
  });
});
