import type { z } from 'zod';
import type { Db } from '@/lib/platform/db';
import { type AttemptLimit, countAttempt, TAKING_TURNS, waitForAttempt } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { letterJob } from '../jobs';
import { lockBook, type Owner, ownedBook } from '../repo';
import { storyOf } from '../story-of';
import { isGuest } from '../visible';
import { announceReady } from './announce';
import type { LetterStored } from './model';
import { storeLetter } from './repo';
import type { letterSchema } from './schema';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly newId: () => string;
  /** A hash that only the shop can make. */
  readonly keyed: (purpose: string, value: string) => string;
};

const HOUR = 3600;

/** Nobody can be written to at will through our form, whoever types the address. */
const limitsOf = (email: string, { owner, keyed }: Deps): readonly AttemptLimit[] => [
  { key: `letter-by:${keyed('letter-by', owner.deviceId)}`, limit: 6, windowSeconds: HOUR },
  { key: `letter-to:${keyed('letter-to', email)}`, limit: 3, windowSeconds: HOUR },
];

/**
 * Keeps a parent's address for one draft with its consent: to hear when the preview is ready, or to get a link back to
 * the draft now and one reminder later. Asking again with the same address changes nothing.
 */
export function askLetter(
  bookId: string,
  { consent: _, textVersion, ...asked }: z.output<typeof letterSchema>,
  deps: Deps,
): Promise<Result<LetterStored, 'not_found' | 'preview_not_ready' | 'rate_limited' | 'authentication_required'>> {
  const { db, owner, enqueue, now } = deps;
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, owner);
    if (!book) return fail('not_found');
    // A mailed link makes no further ones.
    if (isGuest(book, owner)) return fail('authentication_required');
    if (!storyOf(book)) return fail('preview_not_ready');
    const limits = limitsOf(asked.email, deps);
    const waitSeconds = await waitForAttempt(tx, limits, now);
    if (waitSeconds > 0) return fail('rate_limited', { waitSeconds });
    await countAttempt(tx, limits, now);
    const letterId = await storeLetter(tx, { bookId, ...asked, consentVersion: textVersion, consentAt: now });
    if (asked.reason === 'draft') {
      const key = `draftSaved:${deps.newId()}`;
      await enqueue(tx, letterJob, { letterId, kind: 'draftSaved', key }, { key });
    } else await announceReady(tx, bookId, enqueue);
    return ok({ stored: true });
  }, TAKING_TURNS);
}
