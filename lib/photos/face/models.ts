import type { Human } from '@vladmandic/human';
import type { FaceDetection } from '../coach/blaze-face.ts';
import type { Pixels } from '../coach/find-faces.ts';
import { createFaceFinder, detectFaceBoxes, type FaceFinder, FINDER_CONFIG } from './detect.ts';
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

/** The face detector, which is enough to advise on a photo, and how to load what a reading needs besides. */
export type LoadedDetector = {
  /** The faces in pixels of a picture with `bytes` a pixel. */
  readonly detect: (picture: Pixels, bytes: 3 | 4) => Promise<readonly FaceDetection[]>;
  readonly loadOthers: () => Promise<FaceModels>;
};

const DETECTOR_CONFIG = {
  ...FINDER_CONFIG,
  face: { ...FINDER_CONFIG.face, mesh: { enabled: false }, iris: { enabled: false } },
};

/** Loads the face detector. Rejects when a file is missing or WebAssembly does not run. */
export async function loadFaceDetector({
  Human: Library,
  networks,
  kernels,
  loadMatte,
}: ModelSource): Promise<LoadedDetector> {
  const human = new Library({ ...DETECTOR_CONFIG, modelBasePath: networks, backend: 'wasm', wasmPath: kernels });
  await human.init();
  await human.load();
  return {
    detect: (picture, bytes) => detectFaceBoxes(human, picture, bytes),
    loadOthers: async () => {
      await human.load(FINDER_CONFIG);
      return { faces: createFaceFinder(human), matte: readNetwork(await loadMatte()) };
    },
  };
}
