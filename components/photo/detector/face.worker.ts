/** A browser's worker that looks at photos, so that the page stays quick. Nothing leaves it but what it saw. */
import { type Look, lookAtPhoto, type Raster } from '@/lib/photos';
import { type ModelParts, openFaceFinder } from './face-model';

export type WorkerQuestion = { readonly id: number; readonly picture: Raster };
/** `ms`: how long the look took. `ready`: the finder stands; `failed`: there will be none. */
export type WorkerAnswer = 'ready' | 'failed' | { readonly id: number; readonly look: Look; readonly ms: number };

/** Files of the shop itself: the build copies them and names them by their content. */
const KERNELS = new URL('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm', import.meta.url).href;
const NETWORK = new URL('../../../node_modules/@vladmandic/human/models/blazeface.json', import.meta.url).href;
const WEIGHTS = new URL('../../../node_modules/@vladmandic/human/models/blazeface.bin', import.meta.url).href;

const answer = (said: WorkerAnswer) => self.postMessage(said);

async function open() {
  const kernels = {
    'tfjs-backend-wasm.wasm': '',
    'tfjs-backend-wasm-simd.wasm': KERNELS,
    'tfjs-backend-wasm-threaded-simd.wasm': KERNELS,
  };
  const [described, weighed] = await Promise.all([fetch(NETWORK), fetch(WEIGHTS)]);
  const network = (await described.json()) as ModelParts['network'];
  const weights = await weighed.arrayBuffer();
  return openFaceFinder({ kernels, network, weights });
}

const opening = open();
opening.then(
  () => answer('ready'),
  () => answer('failed'),
);

self.onmessage = async ({ data: { id, picture } }: MessageEvent<WorkerQuestion>) => {
  const find = await opening.catch(() => null);
  const begun = performance.now();
  const look = await lookAtPhoto(picture, find);
  answer({ id, look, ms: performance.now() - begun });
};
