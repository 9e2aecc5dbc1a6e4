import type { Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
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
export function openLink(
  classId: string,
  closesAt: Date,
  { db, owner, now, newToken }: Deps,
): Promise<Result<ClassRow, ClassAccessError | 'class_link_day_invalid'>> {
  return db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok) return locked;
    const latest = new Date(now.getTime() + MAX_LINK_DAYS * DAY_MS);
    if (closesAt <= now || closesAt > latest) return fail('class_link_day_invalid');
    const classToken = locked.value.classToken ?? newToken();
    return ok(await updateClass(tx, classId, { classToken, linkClosesAt: closesAt }));
  });
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
