import sharp from 'sharp';
import type { FaceDetector, Raster } from '@/lib/photos';
import { loadDetectorFiles } from '@/lib/photos/face/node/model-files';

/** The browser's face detector in Node, with the same network and kernels. */
export async function createNodeFaceDetector(): Promise<FaceDetector> {
  const { detect } = await loadDetectorFiles();
  return (picture) => detect(picture, 4);
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
