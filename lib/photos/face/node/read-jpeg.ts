import sharp from 'sharp';
import type { FaceReading, PhotoErrorCode } from '../../model';
import type { Picture } from '../picture.ts';
import { type FaceLimits, readFaceFromPicture } from '../read-face.ts';
import { loadModelFiles } from './model-files.ts';

/** The pixels of a normalized photo, which is upright sRGB. */
export async function decodePicture(jpeg: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Reads the single face of a normalized photo. */
export async function readFaceFromJpeg(jpeg: Uint8Array, limits: FaceLimits): Promise<FaceReading | PhotoErrorCode> {
  const picture = await decodePicture(jpeg).catch(() => null);
  return picture ? readFaceFromPicture(picture, { models: await loadModelFiles(), limits }) : 'photo_broken';
}
