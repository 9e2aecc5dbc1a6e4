/** Web worker that analyzes photos, so that the page stays responsive. It sends nothing to the network. */
import { type PhotoScan, type Raster, scanPhoto } from '@/lib/photos';
import { createFaceDetector, type ModelParts } from './face-detector';

export type WorkerRequest = { readonly id: number; readonly picture: Raster };
/** `ms` is the duration of the analysis. `ready` and `failed` say whether the detector has loaded. */
export type WorkerResponse =
  | 'ready'
  | 'failed'
  | { readonly id: number; readonly analysis: PhotoScan; readonly ms: number };

/** Our own files: the build copies them under hashed names. */
const KERNELS = new URL('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm', import.meta.url).href;
const NETWORK = new URL('../../../node_modules/@vladmandic/human/models/blazeface.json', import.meta.url).href;
const WEIGHTS = new URL('../../../node_modules/@vladmandic/human/models/blazeface.bin', import.meta.url).href;

const respond = (said: WorkerResponse) => self.postMessage(said);

async function loadDetector() {
  const kernels = {
    'tfjs-backend-wasm.wasm': '',
    'tfjs-backend-wasm-simd.wasm': KERNELS,
    'tfjs-backend-wasm-threaded-simd.wasm': KERNELS,
  };
  const [described, weighed] = await Promise.all([fetch(NETWORK), fetch(WEIGHTS)]);
  const network = (await described.json()) as ModelParts['network'];
  const weights = await weighed.arrayBuffer();
  return createFaceDetector({ kernels, network, weights });
}

const detectorPromise = loadDetector();
detectorPromise.then(
  () => respond('ready'),
  () => respond('failed'),
);

self.onmessage = async ({ data: { id, picture } }: MessageEvent<WorkerRequest>) => {
  const find = await detectorPromise.catch(() => null);
  const begun = performance.now();
  const look = await scanPhoto(picture, find);
  respond({ id, analysis: look, ms: performance.now() - begun });
};
