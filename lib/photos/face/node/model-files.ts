import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FaceModels, type LoadedDetector, loadFaceDetector, type ModelSource } from '../models.ts';
import { MATTE_FILE } from './matte-file.ts';

const require = createRequire(import.meta.url);

/** The library loads its networks with `fetch`; in this thread `fetch` reads local files only. */
function serveFilesOnly(): void {
  globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'file:') throw new Error('the face thread opens no network connection');
    const type = url.pathname.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    return new Response(readFileSync(url), { headers: { 'content-type': type } });
  };
}

function createFileSource(): ModelSource {
  const library = path.dirname(require.resolve('@vladmandic/human'));
  const kernels = path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'));
  return {
    ...(require(path.join(library, 'human.node-wasm.js')) as Pick<ModelSource, 'Human'>),
    networks: pathToFileURL(path.join(library, '..', 'models', path.sep)).href,
    kernels: path.join(kernels, 'dist', path.sep),
    loadMatte: () => readFile(MATTE_FILE),
  };
}

let detector: Promise<LoadedDetector> | undefined;
let models: Promise<FaceModels> | undefined;

/** The face detector from the package's own files, loaded once a thread. From then on the thread has no network. */
export function loadDetectorFiles(): Promise<LoadedDetector> {
  serveFilesOnly();
  detector ??= loadFaceDetector(createFileSource());
  return detector;
}

/** All models, loaded once a thread. */
export function loadModelFiles(): Promise<FaceModels> {
  models ??= loadDetectorFiles().then(({ loadOthers }) => loadOthers());
  return models;
}
