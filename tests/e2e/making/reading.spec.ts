import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { type FaceReading, PHOTO_LIMITS } from '@/lib/photos';
import { closeFaceReader, readFace } from '@/lib/photos/server';
import { readChildPhoto } from '../../fixtures/children/children';

const ORIGIN = 'http://reading.test';
const FOLDERS: Readonly<Record<string, string>> = {
  networks: 'node_modules/@vladmandic/human/models',
  kernels: 'node_modules/@tensorflow/tfjs-backend-wasm/dist',
  matte: 'node_modules/@mediapipe/selfie_segmentation',
};

/** What a later page does in its worker: models by URL, pixels in, a reading out. */
const WORKER = `
  import Human from '@vladmandic/human';
  import { loadFaceModels } from './lib/photos/face/models.ts';
  import { readFaceFromPicture } from './lib/photos/face/read-face.ts';
  const load = async (file) => new Uint8Array(await (await fetch(file)).arrayBuffer());
  self.onmessage = async ({ data: { width, height, limits } }) => {
    const models = await loadFaceModels({
      Human,
      networks: '${ORIGIN}/networks/',
      kernels: '${ORIGIN}/kernels/',
      loadMatte: () => load('${ORIGIN}/matte/selfie_segmentation.tflite'),
    });
    self.postMessage(await readFaceFromPicture({ data: await load('${ORIGIN}/pixels'), width, height }, { models, limits }));
  };
  self.onunhandledrejection = ({ reason }) => self.postMessage(String(reason?.stack));
`;

/** The worker in one file. The bundler stops at any module that a browser lacks. */
async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: process.cwd() },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Readings in coarse numbers: the same kernels may add in another order. */
const toComparable = (reading: FaceReading) =>
  JSON.parse(JSON.stringify({ ...reading, person: null }), (_, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );

test.afterAll(closeFaceReader);

test("a browser's worker reads a face as the server does, and sends nothing @desktop", async ({ page }) => {
  const jpeg = readChildPhoto('B207.jpg');
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const requests: string[] = [];
  const bundle = await bundleWorker();
  await page.context().route(`${ORIGIN}/**`, (route) => {
    const [folder = '', file = ''] = new URL(route.request().url()).pathname.slice(1).split('/');
    requests.push(`${route.request().method()} ${folder}`);
    if (folder === '')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Reading</title>' });
    if (folder === 'worker.js') return route.fulfill({ contentType: 'text/javascript', body: bundle });
    if (folder === 'pixels') return route.fulfill({ body: data });
    const contentType = file.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(path.join(FOLDERS[folder] ?? '', file)) });
  });
  await page.goto(`${ORIGIN}/`);
  const question = { width: info.width, height: info.height, limits: { minFacePx: PHOTO_LIMITS.minFacePx } };
  const seen = await page.evaluate(
    (message) =>
      new Promise((resolve) => {
        const worker = new Worker('/worker.js');
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message: why }) => resolve(why);
        worker.postMessage(message);
      }),
    question,
  );
  const known = await readFace(jpeg);
  if (!known.ok) throw new Error(known.code);
  expect(toComparable(seen as FaceReading)).toEqual(toComparable(known.value));
  expect(requests.every((request) => request.startsWith('GET '))).toBe(true);
});
