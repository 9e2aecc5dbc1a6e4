import sharp from 'sharp';
import { type Crop, type FaceDetector, scanPhoto } from '@/lib/photos';
import { normalizePhoto, readFace } from '@/lib/photos/server';
import {
  addCandidate,
  applyAnalysis,
  applyCropAnalysis,
  type Candidate,
  initialCrop,
  NO_CANDIDATES,
  selectedCandidate,
} from '../analysis/candidates';
import { cropFractions } from '../analysis/crop-fractions';
import { toRaster } from './node-face-detector';

const ID = 'photo';

/** The part of a photo that a crop leaves, as `cropForAnalysis` cuts it in the browser. */
async function cutCrop(photo: Uint8Array, part: Crop): Promise<Uint8Array> {
  const upright = await sharp(photo).autoOrient().toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const {
    x,
    y,
    width: across,
    height: down,
  } = cropFractions({
    x: part.x * 100,
    y: part.y * 100,
    width: part.width * 100,
    height: part.height * 100,
  });
  const [left, top] = [Math.round(x * width), Math.round(y * height)];
  const box = {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(across * width))),
    height: Math.min(height - top, Math.max(1, Math.round(down * height))),
  };
  return new Uint8Array(await sharp(upright.data).extract(box).png().toBuffer());
}

/** What the photo step knows of a picked photo: the look at the whole, the crop that it proposes, the look at that. */
export async function assessInBrowser(
  photo: Uint8Array,
  detector: FaceDetector,
  ownCrop: Crop | null = null,
): Promise<Candidate> {
  const { autoOrient: size } = await sharp(photo).metadata();
  const ready = { file: new Blob(), url: 'blob:photo', size: { width: size.width, height: size.height } };
  const picked = {
    id: ID,
    photo: ready,
    analysis: null,
    crop: ownCrop,
    cropAnalysis: null,
    verdict: null,
    pickedAt: 0,
  };
  const analysis = await scanPhoto(await toRaster(photo), detector);
  const crop = ownCrop ?? initialCrop(analysis, ready);
  let candidates = applyAnalysis(addCandidate(NO_CANDIDATES, picked), ID, analysis, crop);
  if (crop) {
    const look = await scanPhoto(await toRaster(await cutCrop(photo, crop)), detector);
    candidates = applyCropAnalysis(candidates, ID, { crop, analysis: look, proposed: ownCrop === null });
  }
  return selectedCandidate(candidates) as Candidate;
}

/** The server's answer to a photo with the crop that is sent: an error code, or `ok`. */
export async function assessOnServer(photo: Uint8Array, crop: Crop | null): Promise<string> {
  const normal = await normalizePhoto(photo, crop ? { crop } : {});
  if (!normal.ok) return normal.code;
  const face = await readFace(normal.value.jpeg);
  return face.ok ? 'ok' : face.code;
}
