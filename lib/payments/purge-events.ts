import type { Db } from '@/lib/platform/db';
import { EVENT_DAYS } from './limits';
import { emptyEventsBefore } from './repository/events';

const DAY_MS = 86_400_000;

/** Drops what payment companies and print houses reported, at the end of its retention. */
export const purgeEvents = (db: Db, now: Date) => emptyEventsBefore(db, new Date(now.getTime() - EVENT_DAYS * DAY_MS));
