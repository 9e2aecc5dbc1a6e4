/**
 * Web worker that looks at photos on the parent's device: advice from a small copy, and a hero from the pixels. Both use
 * one network runtime and one face detector, which is loaded first. Once its models are loaded it has no network.
 */
import '@/lib/client/content-security/disable-zod-jit';

import { Human } from '@vladmandic/human';
import { readHero, relativeFromReading } from '@/lib/illustrator';
import {
  type FaceModels,
  type FaceReading,
  findFaces,
  type KnownFaces,
  type LoadedDetector,
  loadFaceDetector,
  measureScan,
  PHOTO_LIMITS,
  readFaceFromPicture,
  toKnownFaces,
} from '@/lib/photos';
import { cutPhoto } from './cut-photo';
import type { PhotoRequest, PhotoResponse } from './messages';
import { findModelUrl } from './model-urls';

type ScanRequest = Extract<PhotoRequest, { kind: 'scan' }>;
type ReadRequest = Extract<PhotoRequest, { kind: 'read' | 'readRelative' }>;

/** The library joins this with the name of each file; nothing is ever requested there. */
const MODELS = 'models/';
/** Photos whose faces are remembered for a reading. */
const MAX_KNOWN = 20;

const respond = (response: PhotoResponse) => self.postMessage(response);

const load = self.fetch.bind(self);

let loadedBytes = 0;

/** Tells the page what arrives, so that it can say how far it is. */
function countBytes(response: Response): Response {
  if (!response.body || typeof TransformStream === 'undefined') return response;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, passed) {
        loadedBytes += chunk.byteLength;
        respond({ kind: 'progress', loaded: loadedBytes });
        passed.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, headers: response.headers });
}

/** Lets the library load its own files and nothing else. */
function serveModelsOnly(): void {
  self.fetch = async (input, init) => {
    const url = findModelUrl(input instanceof Request ? input.url : String(input));
    if (!url) throw new Error('this worker loads only its models');
    return countBytes(await load(url, init));
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

async function loadDetector(): Promise<LoadedDetector> {
  // The library greets on the console.
  self.console.log = () => {};
  serveModelsOnly();
  const detector = await loadFaceDetector({
    Human,
    networks: MODELS,
    kernels: MODELS,
    loadMatte: async () => new Uint8Array(await (await self.fetch('selfie_segmentation.tflite')).arrayBuffer()),
  });
  // The first run is slow, so no photo waits for it.
  await detector.detect({ data: new Uint8ClampedArray(4), width: 1, height: 1 }, 4);
  return detector;
}

let detector: Promise<LoadedDetector> | undefined;
let models: Promise<FaceModels> | undefined;
const known = new Map<string, KnownFaces>();

function remember(key: string, faces: KnownFaces): void {
  known.set(key, faces);
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
}

async function start(reads: boolean): Promise<void> {
  const report = (part: 'detector' | 'reader', loading: Promise<unknown>) =>
    loading.then(
      () => respond({ kind: 'loaded', part, ok: true }),
      () => respond({ kind: 'loaded', part, ok: false }),
    );
  detector = loadDetector();
  await report('detector', detector);
  if (reads) {
    models = detector.then(({ loadOthers }) => loadOthers());
    await models.then(closeNetwork, closeNetwork);
    await report('reader', models);
  } else closeNetwork();
}

async function scan({ id, picture, key }: ScanRequest): Promise<void> {
  const loaded = await detector?.catch(() => null);
  const begun = performance.now();
  const found = loaded ? await findFaces(picture, 4, (copy) => loaded.detect(copy, 4)) : null;
  if (found) remember(key, toKnownFaces(found));
  respond({ kind: 'scan', id, scan: measureScan(picture, found), ms: performance.now() - begun });
}

async function readPhoto<Read>({ file, crop, key }: ReadRequest, toRead: (reading: FaceReading) => Read) {
  const picture = await cutPhoto(file, crop);
  if (picture === 'photo_too_small') return picture;
  const loaded = await models;
  if (!loaded) return null;
  const reading = await readFaceFromPicture(picture, {
    models: loaded,
    limits: { minFacePx: PHOTO_LIMITS.minFacePx },
    faces: known.get(key) ?? null,
  });
  return typeof reading === 'string' ? reading : toRead(reading);
}

async function read(request: ReadRequest): Promise<void> {
  const { id } = request;
  const begun = performance.now();
  const getMs = () => performance.now() - begun;
  if (request.kind === 'read') {
    const outcome = await readPhoto(request, (reading) => readHero(reading, request.child)).catch(() => null);
    respond({ kind: 'read', id, outcome, ms: getMs() });
  } else {
    const outcome = await readPhoto(request, relativeFromReading).catch(() => null);
    respond({ kind: 'readRelative', id, outcome, ms: getMs() });
  }
}

self.onmessage = ({ data }: MessageEvent<PhotoRequest>) => {
  if (data.kind === 'start') void start(data.reads);
  else void (data.kind === 'scan' ? scan(data) : read(data));
};
