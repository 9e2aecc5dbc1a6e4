import pLimit from 'p-limit';
import type { ReadHero, ReadRelative } from '@/lib/illustrator';
import type { PhotoErrorCode } from '@/lib/photos';
import type { PhotoRequest } from '../worker/messages';
import {
  askPhotoWorker,
  canReadPhotos,
  type PhotoWorker,
  startPhotoWorker,
  stopPhotoWorker,
} from '../worker/photo-worker';
import { getArrivedBytes, READER_BYTES } from '../worker/reader-loading';

/** A device that needs longer than this is too slow for its parent: the photo is sent. */
const READ_TIMEOUT_MS = 12_000;
/** For a photo that is never sent, so that nothing else can read it; its parent may choose by hand meanwhile. */
const PRIVATE_READ_TIMEOUT_MS = 120_000;

/** One photo at a time: together they would all be late on the same processor. */
const inTurn = pLimit(1);

type RequestOf<Kind> = Omit<Extract<PhotoRequest, { kind: Kind }>, 'id' | 'kind'>;
type ReadRequest = RequestOf<'read'>;
/** The connection broke before the reader had arrived; the same photo may be read later. */
export const NOT_LOADED = 'reader_not_loaded';
export type ReadingOutcome<Read = ReadHero> = Read | PhotoErrorCode | typeof NOT_LOADED | null;
export type ReadPhoto = (request: ReadRequest, onBegin?: () => void) => Promise<ReadingOutcome>;

/**
 * Reads a photo on this device, after the photos before it; nothing is sent. A code when the photo cannot be used; `null`
 * when this device cannot read it, or not within twelve seconds once the reader is here, which a slow connection may
 * bring late. `onBegin` is called when its turn comes.
 */
export const readPhoto: ReadPhoto = (request, onBegin) =>
  inTurn(() => {
    onBegin?.();
    return readNow((worker) => askPhotoWorker(worker, { kind: 'read', ...request }, READ_TIMEOUT_MS));
  });

/** The same for a photo of a child that is never sent: a slow device gets two minutes. */
export const readPrivatePhoto = (request: ReadRequest): Promise<ReadingOutcome> =>
  inTurn(() => readNow((worker) => askPhotoWorker(worker, { kind: 'read', ...request }, PRIVATE_READ_TIMEOUT_MS)));

/** The same for a photo of a grown-up of the family, which is never sent either. */
export const readRelativePhoto = (request: RequestOf<'readRelative'>): Promise<ReadingOutcome<ReadRelative>> =>
  inTurn(() =>
    readNow((worker) => askPhotoWorker(worker, { kind: 'readRelative', ...request }, PRIVATE_READ_TIMEOUT_MS)),
  );

/** Whether every file of the reader is here: then it is the device that cannot use them. */
const hasArrived = (): boolean => getArrivedBytes() >= READER_BYTES;

type Answer<Outcome> = { readonly outcome: Outcome; readonly ms: number };

async function readNow<Outcome>(
  ask: (worker: PhotoWorker) => Promise<Answer<Outcome> | null>,
): Promise<Outcome | typeof NOT_LOADED | null> {
  const worker = canReadPhotos() ? startPhotoWorker() : null;
  if (!worker) return null;
  if (!(await worker.loaded.reader)) return hasArrived() ? null : NOT_LOADED;
  const answer = await ask(worker);
  if (!answer) {
    stopPhotoWorker(worker);
    return null;
  }
  performance.measure('photo-reading', { start: performance.now() - answer.ms, duration: answer.ms });
  return answer.outcome;
}
