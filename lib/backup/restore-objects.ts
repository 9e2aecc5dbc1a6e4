import type { StoragePort } from '@/lib/providers/storage/port';
import type { BackupRecord } from './archive/records';
import { openNamedKeys } from './repository/load';

type Deps = { readonly databaseUrl: string; readonly storage: StoragePort };

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
};

const getContentType = (key: string): string =>
  CONTENT_TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Writes the objects that a row names, one after the other: one of them is in memory at a time. Returns their number. */
export async function restoreObjects(records: AsyncIterable<BackupRecord>, { databaseUrl, storage }: Deps) {
  const named = await openNamedKeys(databaseUrl);
  let written = 0;
  let key: string | null = null;
  let parts: Buffer[] = [];
  try {
    for await (const record of records) {
      if (record.kind === 'object') key = (await named.has(record.key)) ? record.key : null;
      if (record.kind === 'data' && key) parts.push(record.bytes);
      if (record.kind !== 'dataEnd') continue;
      if (key) {
        await storage.put(key, Buffer.concat(parts), getContentType(key));
        written += 1;
      }
      [key, parts] = [null, []];
    }
  } finally {
    await named.close();
  }
  return written;
}
