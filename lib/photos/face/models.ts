import type { Human } from '@vladmandic/human';
import { createFaceFinder, type FaceFinder, FINDER_CONFIG } from './detect.ts';
import { type Network, readNetwork } from './matte/model.ts';

/** Where the reading finds its models: files on the server, URLs in a browser's worker. */
export type ModelSource = {
  /** The library's build for this platform. */
  readonly Human: typeof Human;
  /** URL of the folder with the library's networks. */
  readonly networks: string;
  /** Folder of the WebAssembly kernels with a slash at its end: a URL, or a path in Node. */
  readonly kernels: string;
  /** The file of the network that finds the person (TFLite). */
  readonly loadMatte: () => Promise<Uint8Array>;
};

/** Everything that the reading runs. */
export type FaceModels = { readonly faces: FaceFinder; readonly matte: Network };

/** Loads all models, once for many photos. Rejects when a file is missing or WebAssembly does not run. */
export async function loadFaceModels({
  Human: Library,
  networks,
  kernels,
  loadMatte,
}: ModelSource): Promise<FaceModels> {
  const human = new Library({ ...FINDER_CONFIG, modelBasePath: networks, backend: 'wasm', wasmPath: kernels });
  await human.init();
  await human.load();
  return { faces: createFaceFinder(human), matte: readNetwork(await loadMatte()) };
}
