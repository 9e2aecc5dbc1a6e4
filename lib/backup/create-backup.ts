import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ObjectNotFound, type StoragePort } from '@/lib/providers/storage/port';
import { encryptFrames } from './archive/frames';
import { encodeData, encodeEntry } from './archive/records';
import { openSnapshot, type Snapshot } from './repository/snapshot';

type Deps = {
  readonly databaseUrl: string;
  readonly storage: StoragePort;
  readonly key: string;
  readonly now: Date;
  /** 16 random bytes. */
  readonly salt: Uint8Array;
};
type Counts = { tables: number; objects: number; missing: number };

async function openObject(storage: StoragePort, key: string): Promise<ReadableStream<Uint8Array> | null> {
  try {
    return await storage.stream(key);
  } catch (error) {
    // Deleted since the snapshot, or lost long ago.
    if (error instanceof ObjectNotFound) return null;
    throw error;
  }
}

async function* writeTables(snapshot: Snapshot, counts: Counts): AsyncGenerator<Buffer> {
  for (const table of await snapshot.listTables()) {
    yield encodeEntry({ kind: 'table', ...table });
    for await (const bytes of snapshot.readTable(table)) yield encodeData(bytes);
    yield encodeEntry({ kind: 'dataEnd' });
    counts.tables += 1;
  }
}

/** Every object that a row of the snapshot names. */
async function* writeObjects(snapshot: Snapshot, storage: StoragePort, counts: Counts): AsyncGenerator<Buffer> {
  for await (const key of snapshot.listKeys()) {
    const stream = await openObject(storage, key);
    if (!stream) {
      counts.missing += 1;
      continue;
    }
    yield encodeEntry({ kind: 'object', key });
    for await (const bytes of stream) yield encodeData(bytes);
    yield encodeEntry({ kind: 'dataEnd' });
    counts.objects += 1;
  }
}

async function* writeRecords(snapshot: Snapshot, { storage, now }: Deps, counts: Counts): AsyncGenerator<Buffer> {
  yield encodeEntry({ kind: 'manifest', createdAt: now, ...(await snapshot.describe()) });
  yield* writeTables(snapshot, counts);
  yield encodeEntry({ kind: 'databaseEnd', tables: counts.tables });
  yield* writeObjects(snapshot, storage, counts);
  yield encodeEntry({ kind: 'end', objects: counts.objects, missing: counts.missing });
}

/**
 * Writes the database, as it is now, and the objects that its rows name into one encrypted file. The shop may be
 * running. The file gets its name when it is complete.
 */
export async function createBackup(file: string, deps: Deps): Promise<Readonly<Counts>> {
  const counts = { tables: 0, objects: 0, missing: 0 };
  const part = `${file}.part`;
  const snapshot = await openSnapshot(deps.databaseUrl);
  try {
    const frames = encryptFrames(writeRecords(snapshot, deps, counts), deps.key, deps.salt);
    await pipeline(frames, createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await snapshot.close();
  }
  return counts;
}
