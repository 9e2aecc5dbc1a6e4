import { dropPhotoObject } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { COMPANY_LIMITS } from '../limits';
import { type BatchRow, updateBatch } from '../repository';
import { type BatchAccessError, findOwnedBatch, lockOwnedBatch } from './lock-owned-batch';
import { recordAction } from './record-action';

type LogoError = 'logo_too_large' | 'logo_too_small' | 'logo_not_an_image';
type LogoLimits = { readonly maxBytes: number; readonly minEdgePx: number };
/** Converts an uploaded file to the PNG that is stored. */
export type LogoReader = (bytes: Uint8Array, limits: LogoLimits) => Promise<Result<Uint8Array, LogoError>>;

type Deps = { readonly db: Db; readonly accountId: string; readonly storage: StoragePort; readonly now: Date };
type SaveDeps = Deps & { readonly readLogo: LogoReader; readonly newId: () => string };

/** Checks whose batch it is before the upload is read. */
export async function checkLogoAllowed(
  batchId: string,
  { db, accountId }: Pick<Deps, 'db' | 'accountId'>,
): Promise<Result<null, BatchAccessError>> {
  const found = await findOwnedBatch(db, batchId, accountId);
  return found.ok ? ok(null) : found;
}

/** Stores the company's logo (spec §3 "Company batch") privately, instead of an earlier one. */
export async function saveLogo(
  batchId: string,
  file: Uint8Array,
  deps: SaveDeps,
): Promise<Result<BatchRow, BatchAccessError | LogoError>> {
  const { db, storage, now, newId, readLogo } = deps;
  const allowed = await checkLogoAllowed(batchId, deps);
  if (!allowed.ok) return allowed;
  const png = await readLogo(file, { maxBytes: COMPANY_LIMITS.logoBytes, minEdgePx: COMPANY_LIMITS.logoMinPx });
  if (!png.ok) return fail(png.code);
  const key = `logos/${newId()}.png`;
  await registerPendingObject(db, key, now);
  await storage.put(key, png.value, 'image/png');
  const saved = await replaceLogo(batchId, key, deps).catch(async (thrown: unknown) => {
    await dropPhotoObject(key, deps);
    throw thrown;
  });
  if (!saved.ok) await dropPhotoObject(key, deps);
  return saved;
}

/** Deletes the company's logo. Does nothing without one. */
export const removeLogo = (batchId: string, deps: Deps): Promise<Result<BatchRow, BatchAccessError>> =>
  replaceLogo(batchId, null, deps);

/** The replaced object is pending from the commit until it is deleted, so that a crash in between leaves none. */
async function replaceLogo(
  batchId: string,
  logoKey: string | null,
  deps: Deps,
): Promise<Result<BatchRow, BatchAccessError>> {
  const { db, accountId, now } = deps;
  const changed = await db.$transaction(async (tx) => {
    const locked = await lockOwnedBatch(tx, batchId, accountId);
    if (!locked.ok) return locked;
    const replaced = locked.value.logoKey;
    if (replaced === logoKey) return ok({ batch: locked.value, replaced: null });
    if (replaced) await registerPendingObject(tx, replaced, now);
    if (logoKey) await confirmPendingObjects(tx, [logoKey]);
    await recordAction(tx, { batchId, accountId, kind: 'logo_changed' }, now);
    return ok({ batch: await updateBatch(tx, batchId, { logoKey }), replaced });
  });
  if (!changed.ok) return changed;
  await dropPhotoObject(changed.value.replaced, deps);
  return ok(changed.value.batch);
}
