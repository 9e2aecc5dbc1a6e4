import { addDays, RETENTION_DAYS } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { deleteEmptyClasses } from './repository';

/** Deletes classes whose children's drafts are deleted after their 30 days (rulings, "Photos and names"). */
export const purgeClasses = (db: Db, now: Date) => deleteEmptyClasses(db, addDays(now, -RETENTION_DAYS.draft));
