import type { Owner } from '@/lib/books/server';
import { supportedPairs } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type ClassRow, insertClass } from '../repository';
import type { NewClass } from '../schema';

/** Begins the order of a class on this device; `id`: the class gets this one. `validation_failed`: the market does not sell in this language. */
export async function createClass(
  { country, language }: NewClass,
  { db, id, owner: { deviceId, accountId } }: { readonly db: Tx; readonly id?: string; readonly owner: Owner },
): Promise<Result<ClassRow, 'validation_failed'>> {
  if (!supportedPairs.some((pair) => pair.country === country && pair.lang === language)) {
    return fail('validation_failed');
  }
  return ok(await insertClass(db, { ...(id && { id }), country, language, deviceId, accountId }));
}
