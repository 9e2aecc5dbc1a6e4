import type { Owner } from '@/lib/books/server';
import { supportedPairs } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type ClassRow, insertClass } from '../repository';
import type { NewClass } from '../schema';

/** Begins the order of a class on this device. `validation_failed`: the market does not sell in this language. */
export async function createClass(
  { country, language }: NewClass,
  { db, owner: { deviceId, accountId } }: { readonly db: Db; readonly owner: Owner },
): Promise<Result<ClassRow, 'validation_failed'>> {
  if (!supportedPairs.some((pair) => pair.country === country && pair.lang === language)) {
    return fail('validation_failed');
  }
  return ok(await insertClass(db, { country, language, deviceId, accountId }));
}
