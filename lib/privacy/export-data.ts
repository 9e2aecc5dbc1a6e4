import { isFreshSignIn } from '@/lib/accounts/server';
import { type Archive, streamArchive } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getExportedRows } from './export-rows';

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly accountId: string;
  /** The session's token: the phone must have been verified just now. */
  readonly sessionToken: string;
  readonly now: Date;
};

/** 'Download my data': one ZIP with `data.json` and the photos that the account's owner uploaded. */
export async function exportData({
  db,
  storage,
  accountId,
  sessionToken,
  now,
}: Deps): Promise<Result<Archive, 'verification_too_old'>> {
  if (!(await isFreshSignIn(db, sessionToken, now))) return fail('verification_too_old');
  const { data, photoKeys } = await getExportedRows(db, accountId);
  const bytes = new TextEncoder().encode(JSON.stringify(data, null, 2));
  const photos = photoKeys.map((storageKey, at) => ({ name: `photos/${at + 1}.jpg`, storageKey }));
  return ok({ stream: streamArchive([{ name: 'data.json', bytes }, ...photos], storage, now), name: 'my-data.zip' });
}
