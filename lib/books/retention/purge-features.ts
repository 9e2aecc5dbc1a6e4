import type { Tx } from '@/lib/platform/db';
import { deleteStoredReplies } from '@/lib/platform/http';
import { deleteHeroVersions } from '../heroes/repository';
import type { Pagination } from './repository/deletions';
import { clearHero, clearReadings, listBooksWithExpiredFeatures } from './repository/features';

/** Books whose features come from one photo. */
const BOOKS_PER_PHOTO: Pagination = { take: 1000, skip: 0 };

/** Removes the features from a paid book; its pictures and words stay. */
export async function deleteFeatures(tx: Tx, id: string): Promise<void> {
  await deleteStoredReplies(tx, id);
  await clearHero(tx, id);
  await deleteHeroVersions(tx, id);
}

/**
 * Deletes the features of a deleted photo (rulings, "Photos and names"). The hero of an unpaid book keeps the
 * parent's corrections, as if described by hand; the original reading and its confidence are deleted.
 */
export async function deleteFaceReading(tx: Tx, photoOf: string): Promise<void> {
  await deleteStoredReplies(tx, photoOf);
  for (const { id } of await listBooksWithExpiredFeatures(tx, BOOKS_PER_PHOTO, photoOf)) await deleteFeatures(tx, id);
  await clearReadings(tx, photoOf);
}
