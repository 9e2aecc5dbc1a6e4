import type { Tx } from '@/lib/platform/db';
import { getQueuePosition } from '@/lib/platform/jobs';
import type { BookRow } from '../repository';
import type { QueuePositionView } from '../view';
import { type DrawingKind, getDrawingJob } from './enqueue-drawing';

/** Estimated seconds for one drawing when the last hour has no data. */
const DEFAULT_SECONDS = 4;

/** Queue position of a book's drawing; `null` once it is running. */
export async function getDrawingPosition(
  tx: Tx,
  kind: DrawingKind,
  book: Pick<BookRow, 'id' | 'revision' | 'imageModel'>,
): Promise<QueuePositionView | null> {
  const { job, key } = getDrawingJob(kind, book);
  const position = await getQueuePosition(tx, job.name, key);
  if (!position) return null;
  const { before, secondsEach } = position;
  const rounds = (before + 1) / job.options.concurrency;
  return { before, seconds: Math.ceil(Math.ceil(rounds) * (secondsEach ?? DEFAULT_SECONDS)) };
}
