import type { FaceReading } from '@/lib/photos';
import type { Character } from './character';

/** Averages of the face mesh, in face widths; eye corners in radians, openness as height over width. */
const AVERAGE = { mouth: 0.38, eyeTilt: 0.06, broadNose: 0.25, smallNose: 0.17, longNose: 0.5 };
const EYES = { narrow: 0.24, tilted: 0.085 };
const ARCHED = 0.05;
/** Beyond this yaw (radians) distances in the face are not reliable. */
const MAX_YAW = 0.35;

type FaceShapes = Pick<
  Character,
  'nose' | 'cheeks' | 'eyeTilt' | 'eyeShape' | 'browShape' | 'browWeight' | 'mouthWidth'
>;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Distances of the face mesh, independent of size and roll. */
function faceProportions({ landmarks, roll }: FaceReading) {
  const point = (index: number) => landmarks[index] ?? [0, 0];
  const apart = (a: number, b: number) => [point(b)[0] - point(a)[0], point(b)[1] - point(a)[1]] as const;
  const distance = (a: number, b: number) => Math.hypot(...apart(a, b));
  const upright = (a: number, b: number) => {
    const [dx, dy] = apart(a, b);
    return [dx * Math.cos(roll) + dy * Math.sin(roll), dy * Math.cos(roll) - dx * Math.sin(roll)] as const;
  };
  const rise = (inner: number, outer: number) => {
    const [across, down] = upright(inner, outer);
    return Math.atan2(-down, Math.abs(across));
  };
  const width = Math.max(1, distance(234, 454));
  const open = (top: number, bottom: number, inner: number, outer: number) =>
    distance(top, bottom) / Math.max(1, distance(inner, outer));
  return {
    mouth: distance(61, 291) / width,
    nose: distance(98, 327) / width,
    noseLength: distance(168, 2) / width,
    eyeTilt: (rise(133, 33) + rise(362, 263)) / 2,
    openness: (open(159, 145, 133, 33) + open(386, 374, 362, 263)) / 2,
    // Height of the middle of the brows above the line between their ends.
    arch: (upright(105, 70)[1] + upright(105, 107)[1] + upright(334, 300)[1] + upright(334, 336)[1]) / 4 / width,
  };
}

function noseFromReading(share: number, length: number): Character['nose'] {
  if (share > AVERAGE.broadNose) return 'broad';
  if (length > AVERAGE.longNose) return 'long';
  return share < AVERAGE.smallNose ? 'small' : 'button';
}

function eyeShapeFromReading(openness: number, tilt: number): Character['eyeShape'] {
  if (tilt > EYES.tilted) return 'upturned';
  if (tilt < -EYES.tilted) return 'droopy';
  // A smile narrows the eyes too, so only clearly wide or narrow eyes differ from the default.
  return openness < EYES.narrow && openness > 0 ? 'almond' : 'round';
}

/** Shapes of the facial features; a turned head gets the defaults. */
export function faceShapesFromReading(reading: FaceReading): Partial<FaceShapes> {
  const cheeks = clamp(0.5 + (reading.roundness.value - 1) * 2.5, 0, 1);
  if (Math.abs(reading.yaw) > MAX_YAW) return { cheeks };
  const { mouth, nose, noseLength, eyeTilt, openness, arch } = faceProportions(reading);
  const tilt = eyeTilt - AVERAGE.eyeTilt;
  const weight = reading.browWeight.value;
  return {
    cheeks,
    nose: noseFromReading(nose, noseLength),
    eyeTilt: clamp(tilt, -0.12, 0.12),
    eyeShape: eyeShapeFromReading(openness, tilt),
    browShape: weight > 1.4 ? 'bushy' : arch > ARCHED ? 'arched' : 'soft',
    browWeight: weight,
    mouthWidth: clamp(1 + (mouth - AVERAGE.mouth) * 1.2, 0.88, 1.15),
  };
}
