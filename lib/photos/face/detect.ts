import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Human } from '@vladmandic/human';
import { DETECTOR_EDGE, decodeFaces, type FaceDetection, toDetectorInput, toRawHeads } from '../coach/blaze-face.ts';
import type { Picture } from './picture.ts';

/** 478 points of the face mesh in pixels; z grows away from the viewer. */
export type Mesh = ReadonlyArray<readonly [number, number, number]>;
/** `score`, 0 to 1: the mesh model's confidence in an upright face. */
export type DetectedFace = { readonly mesh: Mesh; readonly score: number };

const require = createRequire(import.meta.url);
const DIST = path.dirname(require.resolve('@vladmandic/human'));
/** Folder of the WebAssembly kernels. */
const KERNELS = path.join(
  path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')),
  'dist',
  path.sep,
);
const MODELS = pathToFileURL(path.join(DIST, '..', 'models', path.sep)).href;

/** Only face detection: no descriptor, age, gender or emotion is ever computed. */
const CONFIG = {
  modelBasePath: MODELS,
  debug: false,
  cacheSensitivity: 0,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    // A smaller box would place the mesh's chin 10 % too high.
    detector: { rotation: true, scale: 1.8, maxDetected: 4, minConfidence: 0.3 },
    mesh: { enabled: true },
    iris: { enabled: true },
    description: { enabled: false },
    emotion: { enabled: false },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
} as const;

/** The library loads its models with `fetch`; in this thread `fetch` reads local files only. */
function serveFilesOnly(): void {
  globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'file:') throw new Error('the face thread opens no network connection');
    const type = url.pathname.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    return new Response(readFileSync(url), { headers: { 'content-type': type } });
  };
}

let loading: Promise<Human> | undefined;

async function load(): Promise<Human> {
  serveFilesOnly();
  const { Human: Library } = require(path.join(DIST, 'human.node-wasm.js')) as { Human: typeof Human };
  const human = new Library({ ...CONFIG, backend: 'wasm', wasmPath: KERNELS });
  await human.init();
  await human.load();
  return human;
}

/** Every face in an upright picture, largest first. Loads the models once. */
export async function detectFaces(picture: Picture): Promise<DetectedFace[]> {
  loading ??= load();
  const human = await loading;
  const tensor = human.tf.tensor4d(Float32Array.from(picture.data), [1, picture.height, picture.width, 3], 'float32');
  try {
    const { face } = await human.detect(tensor);
    const faces = face.map(({ mesh, score }) => ({
      mesh: mesh.map(([x, y, z]) => [x, y, z ?? 0] as const),
      score,
    }));
    const width = ({ mesh }: DetectedFace) => Math.abs((mesh[454]?.[0] ?? 0) - (mesh[234]?.[0] ?? 0));
    return faces.filter(({ mesh }) => mesh.length >= 478).sort((a, b) => width(b) - width(a));
  } finally {
    human.tf.dispose(tensor);
  }
}

/** The faces that the browser's detector finds, in pixels of the picture: the same network on the same copy. */
export async function detectFaceBoxes(picture: Picture): Promise<readonly FaceDetection[]> {
  loading ??= load();
  const { tf, models } = await loading;
  const network = models.models.blazeface;
  if (!network) throw new Error('the face detector is not loaded');
  const input = tf.tensor4d(toDetectorInput(picture, 3), [1, DETECTOR_EDGE, DETECTOR_EDGE, 3]);
  const outputs = [network.execute(input)].flat() as (typeof input)[];
  try {
    const read = await Promise.all(
      outputs.map(async (one) => ({ shape: one.shape, values: (await one.data()) as Float32Array })),
    );
    return decodeFaces(toRawHeads(read), picture);
  } finally {
    for (const used of [input, ...outputs]) tf.dispose(used);
  }
}
