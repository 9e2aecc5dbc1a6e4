import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertBook, insertPhoto } from '@/lib/books/repository';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { closeOrders } from '@/lib/orders/server';
import { createDbClient, type Db, type Tx } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import { createLocalStorage } from '@/lib/providers/storage/local';
import type { StoragePort } from '@/lib/providers/storage/port';
import { printLine } from '../../cli';
import { type BenchResult, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { isQuick } from '../results/runs';
import type { BenchServer } from '../server';

const EXPIRED = isQuick ? 400 : 10_000;
const KEPT = isQuick ? 100 : 1000;
const BATCH = 200;
const DAY_MS = 86_400_000;
/** A photo as the shop stores it: about 300 KB. */
const PHOTO_BYTES = new Uint8Array(300_000).fill(7);

type Shop = { readonly db: Db; readonly storage: StoragePort };

async function insertDraft(tx: Tx, storageKey: string, deleteAfter: Date): Promise<void> {
  const { id: bookId } = await insertBook(tx, { deviceId: newId(), catalogueId: 1, language: 'he' });
  await insertPhoto(tx, {
    bookId,
    storageKey,
    widthPx: 800,
    heightPx: 800,
    deleteAfter,
    consentTextVersion: '1',
    consentLanguage: 'he',
    consentAt: new Date(),
    consentNamesHosted: false,
  });
}

/** Stores drafts with photos that are deleted then; returns the storage keys. */
async function storePhotos({ db, storage }: Shop, count: number, deleteAfter: Date): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, () => `photos/${newId()}.jpg`);
    await db.$transaction(async (tx) => {
      for (const storageKey of batch) await insertDraft(tx, storageKey, deleteAfter);
    });
    for (const key of batch) await storage.put(key, PHOTO_BYTES, 'image/jpeg');
    keys.push(...batch);
  }
  return keys;
}

const countStored = async (storage: StoragePort, keys: readonly string[]): Promise<number> => {
  let stored = 0;
  for (const key of keys) if (await storage.exists(key)) stored += 1;
  return stored;
};

/** How long the hourly purge takes for many expired photos, and whether it leaves all others alone. */
export async function benchRetention(server: BenchServer): Promise<BenchResult> {
  const db = createDbClient(await server.createDatabase());
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-bench-'));
  const storage = createLocalStorage({ dir, secret: 's'.repeat(32), baseUrl: '' });
  const now = Date.now();
  try {
    printLine(`Storing ${EXPIRED + KEPT} photos ...`);
    const expired = await storePhotos({ db, storage }, EXPIRED, new Date(now + DAY_MS));
    const kept = await storePhotos({ db, storage }, KEPT, new Date(now + 20 * DAY_MS));
    const enqueue = () => Promise.reject(new Error('nothing is drawn here'));
    const begun = performance.now();
    await handlePurgeExpired({ db, storage, enqueue, closeOrders, now: new Date(now + 2 * DAY_MS) });
    const seconds = (performance.now() - begun) / 1000;
    const [left, untouched] = [await countStored(storage, expired), await countStored(storage, kept)];
    return toResult([
      toFigure(`deletion of ${EXPIRED} expired photos`, [seconds], { unit: 's', aim: { atMost: 300 } }),
      toFigure('expired photos left', [left], { unit: '', aim: { atMost: 0 } }),
      toFigure(`other photos untouched, of ${KEPT}`, [untouched], { unit: '', aim: { atLeast: KEPT } }),
    ]);
  } finally {
    await db.$disconnect();
    rmSync(dir, { recursive: true, force: true });
  }
}
