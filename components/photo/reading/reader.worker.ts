/**
 * Web worker that reads a photo on the parent's device: pixels in, a hero out. Once its models are loaded it has no
 * network.
 */
import { Human } from '@vladmandic/human';
import { readHero } from '@/lib/illustrator';
import { type FaceModels, loadFaceModels, PHOTO_LIMITS, readFaceFromPicture } from '@/lib/photos';
import { cutPhoto } from './cut-photo';
import type { ReadRequest, ReadResponse } from './messages';
import { findModelUrl } from './model-urls';

/** The library joins this with the name of each file; nothing is ever requested there. */
const MODELS = 'models/';

const respond = (response: ReadResponse) => self.postMessage(response);

const load = self.fetch.bind(self);

/** Lets the library load its own files and nothing else. */
function serveModelsOnly(): void {
  self.fetch = async (input, init) => {
    const url = findModelUrl(input instanceof Request ? input.url : String(input));
    if (!url) throw new Error('this worker loads only its models');
    return load(url, init);
  };
}

/** From here on nothing in this worker can send anything. */
function closeNetwork(): void {
  self.fetch = async () => {
    throw new Error('this worker has no network');
  };
  for (const name of ['XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource', 'Worker']) {
    Reflect.deleteProperty(self, name);
  }
}

async function loadModels(): Promise<FaceModels> {
  // The library greets on the console.
  self.console.log = () => {};
  serveModelsOnly();
  const models = await loadFaceModels({
    Human,
    networks: MODELS,
    kernels: MODELS,
    loadMatte: async () => new Uint8Array(await (await self.fetch('selfie_segmentation.tflite')).arrayBuffer()),
  });
  closeNetwork();
  return models;
}

async function read({ file, crop, child }: ReadRequest) {
  const picture = await cutPhoto(file, crop);
  if (picture === 'photo_too_small') return picture;
  const limits = { minFacePx: PHOTO_LIMITS.minFacePx };
  const reading = await readFaceFromPicture(picture, { models: await loading, limits });
  return typeof reading === 'string' ? reading : readHero(reading, child);
}

const loading = loadModels();
loading.then(
  () => respond({ kind: 'ready' }),
  () => respond({ kind: 'failed' }),
);

self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => {
  const begun = performance.now();
  const outcome = await read(data).catch(() => null);
  respond({ kind: 'read', id: data.id, outcome, ms: performance.now() - begun });
};
