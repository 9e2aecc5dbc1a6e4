/**
 * A worker thread that decodes HEIC and reads faces, so that neither blocks a server. Node runs this file as it is
 * (type stripping): erasable types only, no aliases, and every import it runs carries its `.ts`.
 */
import { parentPort } from 'node:worker_threads';
import { decodeMainPicture } from './face/heic.ts';
import { readFaceOf } from './face/read.ts';
import type { Answer, Question } from './face-messages';

const answer = ({ kind, bytes, limit }: Question): Promise<Answer> =>
  kind === 'heic' ? decodeMainPicture(bytes, limit) : readFaceOf(bytes, { minFacePx: limit });

parentPort?.on('message', async (question: Question) => {
  try {
    const found = await answer(question);
    const pixels = typeof found === 'object' && 'rgba' in found ? [found.rgba.buffer as ArrayBuffer] : [];
    parentPort?.postMessage(found, pixels);
  } catch (error) {
    parentPort?.postMessage(error instanceof Error ? new Error(error.message) : new Error('the face thread failed'));
  }
});
