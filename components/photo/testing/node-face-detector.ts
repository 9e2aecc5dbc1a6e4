import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Raster } from '@/lib/photos';
import { createFaceDetector } from '../analysis/face-detector';

const packagePath = (...parts: string[]) => path.join(process.cwd(), 'node_modules', ...parts);

/** The browser's face detector in Node, with the same network and kernels. */
export function createNodeFaceDetector(): ReturnType<typeof createFaceDetector> {
  const model = (ending: string) => readFileSync(packagePath('@vladmandic', 'human', 'models', `blazeface.${ending}`));
  return createFaceDetector({
    kernels: packagePath('@tensorflow', 'tfjs-backend-wasm', 'dist', path.sep),
    network: JSON.parse(model('json').toString('utf8')),
    weights: new Uint8Array(model('bin')).buffer,
  });
}

/** Decodes a photo as the browser does for the analysis: upright, about 1,000 px wide. */
export async function toRaster(photo: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
