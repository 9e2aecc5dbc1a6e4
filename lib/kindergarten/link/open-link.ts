import type { Owner } from '@/lib/books/server';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type ClassAccessError, lockOwnedClass } from '../class/lock-class';
import { MAX_LINK_DAYS } from '../limits';
import { type ClassRow, updateClass } from '../repository';

const DAY_MS = 86_400_000;

type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date; readonly newToken: () => string };

/**
 * Opens the class link until a day, or moves that day; the link itself stays. `class_link_day_invalid`: the day is past
 * or too far ahead.
 */
export const openLink = (classId: string, closesAt: Date, { db, ...deps }: Deps): Promise<OpenedLink> =>
  db.$transaction((tx) => openLinkWithin(tx, classId, closesAt, deps));

type OpenedLink = Result<ClassRow, ClassAccessError | 'class_link_day_invalid'>;

/** Whether a link may close on this day: from now on, at most 90 days ahead. */
export const isLinkDay = (closesAt: Date, now: Date): boolean =>
  closesAt > now && closesAt.getTime() <= now.getTime() + MAX_LINK_DAYS * DAY_MS;

/** The same in a transaction. */
export async function openLinkWithin(
  tx: Tx,
  classId: string,
  closesAt: Date,
  { owner, now, newToken }: Omit<Deps, 'db'>,
): Promise<OpenedLink> {
  const locked = await lockOwnedClass(tx, classId, owner);
  if (!locked.ok) return locked;
  if (!isLinkDay(closesAt, now)) return fail('class_link_day_invalid');
  const classToken = locked.value.classToken ?? newToken();
  return ok(await updateClass(tx, classId, { classToken, linkClosesAt: closesAt }));
}

/** Closes the class link; it opens again with `openLink`. Children that were added stay. */
export function closeLink(
  classId: string,
  { db, owner, now }: Pick<Deps, 'db' | 'owner' | 'now'>,
): Promise<Result<ClassRow, ClassAccessError>> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok) return locked;
    const { linkClosesAt } = locked.value;
    return linkClosesAt && linkClosesAt > now ? ok(await updateClass(tx, classId, { linkClosesAt: now })) : locked;
  });
}
