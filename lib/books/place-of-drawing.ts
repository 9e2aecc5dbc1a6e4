import type { Db } from '@/lib/platform/db';
import { placeInLine } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type DrawingKind, lineOf } from './queue-drawing';
import { type Owner, ownedBook } from './repo';
import type { PlaceView } from './view';

type Deps = { readonly db: Db; readonly owner: Owner };

/** Seconds for one drawing while the last hour tells nothing. */
const USUAL_SECONDS = 4;

/** Where a draft's drawing stands in the line; `null` once it is in work. */
export async function placeOfDrawing(
  bookId: string,
  kind: DrawingKind,
  { db, owner }: Deps,
): Promise<Result<PlaceView | null, 'not_found'>> {
  const book = await ownedBook(db, bookId, owner);
  if (!book) return fail('not_found');
  const { job, key } = lineOf(kind, book);
  const place = await placeInLine(db, job.name, key);
  if (!place) return ok(null);
  const { before, secondsEach } = place;
  const rounds = (before + 1) / job.options.concurrency;
  return ok({ before, seconds: Math.ceil(Math.ceil(rounds) * (secondsEach ?? USUAL_SECONDS)) });
}
