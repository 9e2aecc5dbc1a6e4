import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Raster } from '@/lib/photos';
import { openFaceFinder } from '../face-model';

const packages = (...parts: string[]) => path.join(process.cwd(), 'node_modules', ...parts);

/** The browser's face finder, with the same network and kernels, in Node. */
export function finderInNode(): ReturnType<typeof openFaceFinder> {
  const model = (ending: string) => readFileSync(packages('@vladmandic', 'human', 'models', `blazeface.${ending}`));
  return openFaceFinder({
    kernels: packages('@tensorflow', 'tfjs-backend-wasm', 'dist', path.sep),
    network: JSON.parse(model('json').toString('utf8')),
    weights: new Uint8Array(model('bin')).buffer,
  });
}

/** A photo as the coach gets it: upright, about 1,000 px wide. */
export async function rasterOf(photo: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
