import sharp from 'sharp';
import type { FaceReading } from '@/lib/photos';
import { fail, ok, type Result } from '@/lib/platform/result';
import { skinFromReading } from '../character/from-photo';
import { skinTones } from '../figure/skin';
import { hexToRgb, mix } from '../paint';
import { evenOutLight, skinLikeness } from './even-light';
import { cropFace, decodeForCrop, FACE_CROP, HEAD_CROP } from './face-crop';
import { ownHair } from './hair/own-hair';
import { insideFace } from './inside-face';
import { featurePlane, paintFace } from './paint-face';
import { packFace } from './prepared-face';
import { blur, type Plane, smoothstep } from './raster';
import { refusalFromFace, refusalFromPicture, refusalFromReading } from './refusal';
import type { RefusalReason } from './refusal-reasons';

/** Plain skin lets a little of the painted head through, with its light and shadow. */
const SKIN_OPACITY = 0.68;
/** The drawn head turns into shadow at its sides, so its mean is a little deeper than its skin. */
const HEAD_SHADOW = 0.17;

/** A wide soft edge; around the features only what is skin stays, so that no hair of the photo shows. */
function coverage(edge: number, inside: Plane, likeness: Plane, features: Plane): Plane {
  const soft = blur(inside, edge, Math.round(edge * 0.05));
  const skin = blur(likeness, edge, Math.round(edge * 0.028));
  return soft.map((value, i) => {
    const feature = smoothstep(0.1, 0.6, features[i] as number);
    const plain = smoothstep(0.5, 0.85, skin[i] as number) * SKIN_OPACITY;
    return smoothstep(0.5, 0.98, value) * (feature + (1 - feature) * plain);
  });
}

/** Shine on plain skin above this share of the wanted tone is held back. */
const SHINE_FROM = 1.06;
const SHINE_KEPT = 0.3;

/** Brings the mean of the painted skin exactly to the wanted one, and takes the shine off it, but for eyes and teeth. */
function matchSkin(pixels: Uint8ClampedArray, weights: Plane, bright: Plane, skin: string): void {
  const total = weights.reduce((sum, weight) => sum + weight, 1e-6);
  hexToRgb(skin).forEach((wanted, c) => {
    const mean = weights.reduce((sum, weight, i) => sum + weight * (pixels[i * 4 + c] as number), 0) / total;
    const gain = (wanted * 255) / Math.max(1, mean);
    const matte = wanted * 255 * SHINE_FROM;
    bright.forEach((eyeOrMouth, i) => {
      const value = (pixels[i * 4 + c] as number) * gain;
      const shine = Math.max(0, value - matte) * (1 - SHINE_KEPT) * (1 - Math.min(1, eyeOrMouth * 1.3));
      pixels[i * 4 + c] = value - shine;
    });
  });
}

async function toPng(rgba: Uint8ClampedArray, edge: number): Promise<Uint8Array> {
  const raw = { width: edge, height: edge, channels: 4 } as const;
  return new Uint8Array(await sharp(rgba, { raw }).png({ compressionLevel: 6 }).toBuffer());
}

/**
 * Paints the child's face from the photo, once per child: upright, in even light, with a soft edge. The bytes are
 * a private format for `openFace`. `advanced_not_possible` with a `reason` (see `Refusal`) when the photo does
 * not allow it. The same photo gives the same bytes.
 */
export async function prepareFace(
  jpeg: Uint8Array,
  reading: FaceReading,
): Promise<Result<Uint8Array, 'advanced_not_possible'>> {
  const refused = (reason: RefusalReason) => fail('advanced_not_possible', { reason });
  const unfit = refusalFromReading(reading);
  if (unfit) return refused(unfit);
  const skin = skinFromReading(reading);
  const tones = skinTones(skin);
  const photo = await decodeForCrop(jpeg, reading);
  const crop = cropFace(photo, reading, FACE_CROP);
  const inside = insideFace(crop);
  const likeness = skinLikeness(crop, inside);
  const spoilt = refusalFromPicture(crop, inside, likeness) ?? refusalFromFace(reading);
  if (spoilt) return refused(spoilt);
  const pixels = evenOutLight(crop, likeness, skin);
  paintFace(pixels, crop.edge, crop.landmarks, likeness, tones.blush);
  const features = featurePlane(crop.edge, crop.landmarks, reading.glasses.value ? 'withGlasses' : 'all');
  const plain = likeness.map((value, i) => value * (inside[i] as number));
  const tone = mix(tones.base, tones.shadow, HEAD_SHADOW);
  matchSkin(pixels, plain, featurePlane(crop.edge, crop.landmarks, 'detailed'), tone);
  const alpha = coverage(crop.edge, inside, likeness, features);
  for (let i = 0; i < alpha.length; i++) pixels[i * 4 + 3] = 255 * (alpha[i] as number);
  const face = await toPng(pixels, crop.edge);
  const head = cropFace(photo, reading, HEAD_CROP);
  const locks = ownHair(head, insideFace(head), reading);
  const hair = locks && (await toPng(locks, head.edge));
  const scale = (HEAD_CROP.edge * HEAD_CROP.faceShare) / (FACE_CROP.edge * FACE_CROP.faceShare);
  const { edge, landmarks } = crop;
  const meta = {
    edge,
    skin,
    yaw: reading.yaw,
    glasses: reading.glasses.value,
    landmarks,
    faceBytes: face.length,
    hair: hair && { edge: head.edge, scale },
  };
  return ok(packFace({ meta, face, hair }));
}
