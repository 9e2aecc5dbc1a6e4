/**
 * A worker thread that decodes HEIC and reads faces, so that neither blocks the server. Node runs this file without
 * compiling (type stripping): erasable types only, no path aliases, and every value import has its `.ts` extension.
 */
import { parentPort } from 'node:worker_threads';
import { decodeMainPicture } from './face/node/heic.ts';
import { loadModelFiles } from './face/node/model-files.ts';
import { readFaceFromJpeg } from './face/node/read-jpeg.ts';
import { readFaceFromPicture } from './face/read-face.ts';
import type { FaceRequest, FaceResponse } from './face-messages';

async function handleRequest(request: FaceRequest): Promise<FaceResponse> {
  const limits = { minFacePx: request.limit };
  if (request.kind === 'picture')
    return readFaceFromPicture(request.picture, { models: await loadModelFiles(), limits });
  return request.kind === 'heic'
    ? decodeMainPicture(request.bytes, request.limit)
    : readFaceFromJpeg(request.bytes, limits);
}

parentPort?.on('message', async (question: FaceRequest) => {
  try {
    const found = await handleRequest(question);
    const pixels = typeof found === 'object' && 'rgba' in found ? [found.rgba.buffer as ArrayBuffer] : [];
    parentPort?.postMessage(found, pixels);
  } catch (error) {
    parentPort?.postMessage(error instanceof Error ? new Error(error.message) : new Error('the face thread failed'));
  }
});
