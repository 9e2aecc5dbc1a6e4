import pLimit from 'p-limit';
import type { ReadHero } from '@/lib/illustrator';
import type { PhotoErrorCode } from '@/lib/photos';
import type { PhotoRequest } from '../worker/messages';
import { askPhotoWorker, canReadPhotos, startPhotoWorker, stopPhotoWorker } from '../worker/photo-worker';

/** A device that needs longer than this is too slow for its parent: the photo is sent. */
const READ_TIMEOUT_MS = 12_000;

/** One photo at a time: together they would all be late on the same processor. */
const inTurn = pLimit(1);

type ReadRequest = Omit<Extract<PhotoRequest, { kind: 'read' }>, 'id' | 'kind'>;
export type ReadingOutcome = ReadHero | PhotoErrorCode | null;
export type ReadPhoto = (request: ReadRequest, onBegin?: () => void) => Promise<ReadingOutcome>;

/**
 * Reads a photo on this device, after the photos before it; nothing is sent. A code when the photo cannot be used; `null`
 * when this device cannot read it, or not within twelve seconds. `onBegin` is called when its turn comes.
 */
export const readPhoto: ReadPhoto = (request, onBegin) =>
  inTurn(() => {
    onBegin?.();
    return readNow(request);
  });

async function readNow(request: ReadRequest): Promise<ReadingOutcome> {
  const worker = canReadPhotos() ? startPhotoWorker() : null;
  if (!worker || !(await worker.loaded.reader)) return null;
  const answer = await askPhotoWorker(worker, { kind: 'read', ...request }, READ_TIMEOUT_MS);
  if (!answer) {
    stopPhotoWorker(worker);
    return null;
  }
  performance.measure('photo-reading', { start: performance.now() - answer.ms, duration: answer.ms });
  return answer.outcome;
}
