/**
 * A worker thread that decodes HEIC and reads faces, so that neither blocks the server. Node runs this file without
 * compiling (type stripping): erasable types only, no path aliases, and every value import has its `.ts` extension.
 */
import { parentPort } from 'node:worker_threads';
import { decodeMainPicture } from './face/node/heic.ts';
import { readFaceFromJpeg } from './face/node/read-jpeg.ts';
import type { FaceRequest, FaceResponse } from './face-messages';

const handleRequest = ({ kind, bytes, limit }: FaceRequest): Promise<FaceResponse> =>
  kind === 'heic' ? decodeMainPicture(bytes, limit) : readFaceFromJpeg(bytes, { minFacePx: limit });

parentPort?.on('message', async (question: FaceRequest) => {
  try {
    const found = await handleRequest(question);
    const pixels = typeof found === 'object' && 'rgba' in found ? [found.rgba.buffer as ArrayBuffer] : [];
    parentPort?.postMessage(found, pixels);
  } catch (error) {
    parentPort?.postMessage(error instanceof Error ? new Error(error.message) : new Error('the face thread failed'));
  }
});
