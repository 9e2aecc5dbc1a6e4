import type { FaceReading } from '@/lib/photos';
import { nearestTone, SKIN_TONES } from '../../character/tones';
import { hexToRgb, rgbToLab } from '../../paint';
import { NOSE_TIP, SIDES } from '../landmarks';
import type { RefusalReason } from '../refusal-reasons';

/** Radians: a head that is turned further shows one cheek only, and its far eye is narrow. */
const MAX_YAW = 0.3;
/**
 * Distance of the nose's tip to the further ear over that to both: 0.5 seen from the front. Over two thirds the far side
 * of the hair and the far ear are out of sight, whatever the estimate of the angle says. Forty children have up to 0.67,
 * and one 0.70; the threshold is in that gap.
 */
const MOST_NEAR_SIDE = 0.68;
/** In a narrower face the eyes are only a few pixels. Under 150 px a face looks soft in print. */
const MIN_FACE_PX = 120;
/** Above this confidence it is a hat: its brim covers the hair and shades the face. */
const SURE_HAT = 0.4;
/** How far the hue of the skin read may be from any skin (OKLab a, b): children in daylight and lamplight stay under 0.07. */
const MOST_TINT = 0.08;

/** Distance of the hue that was read from the nearest skin there is. */
function computeHueDistance({ skin }: FaceReading): number {
  const [seen, real] = [skin.value, nearestTone(skin.value, SKIN_TONES, 0.7)].map((hex) => rgbToLab(hexToRgb(hex)));
  return Math.hypot(seen[1] - real[1], seen[2] - real[2]);
}

/** Share of the face that lies on the side of the nose that is nearer to the camera. */
function measureNearSide(landmarks: FaceReading['landmarks']): number {
  const [nose, left, right] = [NOSE_TIP, ...SIDES].map((index) => landmarks[index]);
  const [a, b] = [left, right].map(([x, y]) => Math.hypot(nose[0] - x, nose[1] - y));
  return Math.max(a, b) / Math.max(1, a + b);
}

/** Refusal because of how the head is seen. */
export function refuseView({ yaw, box, landmarks }: FaceReading): RefusalReason | null {
  if (Math.abs(yaw) > MAX_YAW || measureNearSide(landmarks) > MOST_NEAR_SIDE) return 'turned';
  return box.width < MIN_FACE_PX ? 'small' : null;
}

/**
 * Refusal because of what was read of a visible face. Bad light is checked before a hat, because in bad light hair looks
 * like cloth.
 */
export function refuseTraits(reading: FaceReading): RefusalReason | null {
  if (computeHueDistance(reading) > MOST_TINT) return 'tinted';
  const { value, confidence } = reading.headwear;
  return value === 'hat' && confidence > SURE_HAT ? 'hat' : null;
}
