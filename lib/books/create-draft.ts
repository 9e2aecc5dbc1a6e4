import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { type BookRow, insertBook, type Owner } from './repo';

/** Starts a draft for the device (and the account, where one is signed in). */
export function createDraft(
  input: { readonly language: Language },
  deps: { readonly db: Db; readonly owner: Owner },
): Promise<BookRow> {
  const { deviceId, accountId } = deps.owner;
  return insertBook(deps.db, { deviceId, accountId, language: input.language });
}
