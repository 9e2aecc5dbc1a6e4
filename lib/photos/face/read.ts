import sharp from 'sharp';
import type { FaceReading, PhotoErrorCode } from '../model';
import { findSingleFace } from './find-face.ts';
import { createFaceFrame, type FaceFrame, getRoll, getYaw, MESH } from './frame.ts';
import { readHairShape } from './hair-shape/read-hair-shape.ts';
import { computePersonMatte, MATTE_EDGE } from './matte/person.ts';
import { readBrowPixels } from './measures/brow-pixels.ts';
import { hasSmoothLids } from './measures/lid-fold.ts';
import type { Picture } from './picture.ts';
import { readTraits } from './traits/read-traits.ts';

/** Edge of the models' input copy; landmarks are returned in pixels of the photo. */
const MODEL_EDGE = 1024;
/** Width over height of the average face mesh. */
const AVERAGE_ROUNDNESS = 0.82;

const MATTING = { edge: MATTE_EDGE, compute: computePersonMatte } as const;

type Limits = { readonly minFacePx: number };

async function loadCopy(jpeg: Uint8Array): Promise<Picture> {
  const copy = sharp(jpeg).resize({ width: MODEL_EDGE, height: MODEL_EDGE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await copy.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function toBox({ point }: FaceFrame, scale: number): FaceReading['box'] {
  const xs = MESH.oval.map((index) => point(index)[0] * scale);
  const ys = MESH.oval.map((index) => point(index)[1] * scale);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * Reads the single face of a normalized photo; the rules of `face-rules.ts` check that there is one of sufficient size.
 */
export async function readSingleFace(jpeg: Uint8Array, limits: Limits): Promise<FaceReading | PhotoErrorCode> {
  const picture = await loadCopy(jpeg).catch(() => null);
  if (!picture) return 'photo_broken';
  const { width = picture.width } = await sharp(jpeg).metadata();
  const scale = width / picture.width;
  const mesh = await findSingleFace(picture, limits.minFacePx / scale);
  if (typeof mesh === 'string') return mesh;
  const first = createFaceFrame(mesh);
  const traits = readTraits(picture, first);
  const yaw = getYaw(first);
  return {
    box: toBox(first, scale),
    landmarks: first.mesh.map(([x, y]) => [x * scale, y * scale] as const),
    yaw,
    roll: getRoll(first),
    roundness: { value: first.widthPx / first.heightPx / AVERAGE_ROUNDNESS, confidence: 0.6 },
    brows: readBrowPixels(picture, first),
    smoothLids: hasSmoothLids(picture, first),
    ...traits,
    hairShape: readHairShape(
      picture,
      first.mesh.map(([x, y]) => [x, y] as const),
      yaw,
      traits,
      MATTING,
    ),
  };
}
