import { createReadStream } from 'node:fs';
import { createDbClient } from '@/lib/platform/db';
import { applyMigrations, listMigrationNames } from '@/lib/platform/db/migrate';
import type { StoragePort } from '@/lib/providers/storage/port';
import { decryptFrames } from './archive/frames';
import { type BackupRecord, decodeRecords, type Manifest } from './archive/records';
import { BackupError } from './backup-error';
import { type DeletionEntry, getLedgerStart, LEDGER_DAYS } from './ledger/entry';
import { readCopies } from './ledger/read-copies';
import { replayDeletions } from './ledger/replay';
import { readLedger } from './repository/ledger';
import { dropTables, inspectTarget, openLoad, readQueueVersion } from './repository/load';
import { restoreObjects } from './restore-objects';

type Deps = {
  readonly databaseUrl: string;
  readonly storage: StoragePort;
  readonly key: string;
  readonly now: Date;
  /** Deletes what the database holds. */
  readonly replace: boolean;
  /** Creates the tables of the queue. */
  readonly prepareQueues: (databaseUrl: string) => Promise<void>;
};
type Restored = {
  readonly createdAt: Date;
  readonly tables: number;
  readonly objects: number;
  readonly deletedAgain: number;
};

const readRecords = (file: string, key: string): AsyncGenerator<BackupRecord> =>
  decodeRecords(decryptFrames(createReadStream(file, { highWaterMark: 1024 ** 2 }), key));

/** Reads the whole file before anything is changed. */
async function verifyFile(file: string, key: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let last: BackupRecord | undefined;
  for await (const record of readRecords(file, key)) {
    if (!last && record.kind === 'manifest') manifest = record;
    last = record;
  }
  if (!manifest || last?.kind !== 'end') throw new BackupError('The backup is not complete.');
  return manifest;
}

async function checkVersion({ migrations, createdAt }: Manifest, now: Date): Promise<void> {
  const known = await listMigrationNames();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new BackupError(`The backup is of another version of the shop, which also has ${unknown.join(', ')}.`);
  }
  if (migrations.some((name, index) => name !== known[index])) {
    throw new BackupError('The backup is of a version of the shop with other migrations.');
  }
  if (createdAt < getLedgerStart(now)) {
    throw new BackupError(`The backup is older than ${LEDGER_DAYS} days: what was deleted since is no longer known.`);
  }
}

async function checkTarget({ databaseUrl, replace }: Deps): Promise<{ readonly hasLedger: boolean }> {
  const target = await inspectTarget(databaseUrl);
  if (target.connections > 0) throw new BackupError('The database is in use: stop the shop first.');
  if (target.hasTables && !replace) {
    throw new BackupError('The database is not empty: `npm run restore -- FILE --replace` deletes what it holds.');
  }
  return target;
}

async function createTables(manifest: Manifest, { databaseUrl, prepareQueues }: Deps): Promise<void> {
  await dropTables(databaseUrl);
  await applyMigrations(databaseUrl, manifest.migrations);
  await prepareQueues(databaseUrl);
  const version = await readQueueVersion(databaseUrl);
  if (version !== manifest.queueVersion) {
    throw new BackupError(
      `The backup's queue has version ${manifest.queueVersion}, this shop's ${version}: restore it with its own version.`,
    );
  }
}

/** Loads all tables, up to the record that ends them. */
async function loadTables(records: AsyncGenerator<BackupRecord>, manifest: Manifest, url: string): Promise<number> {
  const load = await openLoad(url);
  try {
    for (;;) {
      const { value: record, done } = await records.next();
      if (done) throw new BackupError('The backup is not complete.');
      if (record.kind === 'table') load.openTable(record);
      if (record.kind === 'data') await load.write(record.bytes);
      if (record.kind === 'dataEnd') await load.closeTable();
      if (record.kind !== 'databaseEnd') continue;
      await load.commit(manifest.sequences);
      return record.tables;
    }
  } finally {
    await load.close();
  }
}

async function deleteAgain(url: string, entries: readonly DeletionEntry[]): Promise<number> {
  const db = createDbClient(url);
  try {
    return await replayDeletions(db, entries);
  } finally {
    await db.$disconnect();
  }
}

/**
 * Fills the database and the object store from a backup, then deletes again what was deleted since it was made; the
 * objects of these rows are not written at all.
 * @throws BackupError before anything is changed, if the file or the database is not the right one
 */
export async function restoreBackup(file: string, deps: Deps): Promise<Restored> {
  const { databaseUrl, storage, key, now } = deps;
  const manifest = await verifyFile(file, key);
  await checkVersion(manifest, now);
  const { hasLedger } = await checkTarget(deps);
  const since = getLedgerStart(now);
  const deletions = await readCopies(storage, since);
  if (hasLedger) deletions.push(...(await readLedger(databaseUrl, since)));
  await createTables(manifest, deps);
  const records = readRecords(file, key);
  const tables = await loadTables(records, manifest, databaseUrl);
  await applyMigrations(databaseUrl);
  const deletedAgain = await deleteAgain(databaseUrl, deletions);
  const objects = await restoreObjects(records, { databaseUrl, storage });
  return { createdAt: manifest.createdAt, tables, objects, deletedAgain };
}
