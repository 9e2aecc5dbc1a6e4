import type { SymmetricFace } from './symmetric-face';

type Measure = (at: SymmetricFace['at']) => number;

const height: Measure = (at) => at(152)[1] - at(10)[1];
const eyeWidth: Measure = (at) => at(263)[0] - at(362)[0];
const eyeY: Measure = (at) => (at(263)[1] + at(362)[1]) / 2;

/**
 * Proportions of a face, by numbers of MediaPipe's canonical mesh. Lengths are in square roots of the outline's area;
 * shares and slopes have no unit.
 */
export const FACE_MEASURES = {
  faceWidth: (at) => (2 * at(454)[0]) / height(at),
  forehead: (at) => at(284)[0] / at(454)[0],
  cheeks: (at) => at(288)[0] / at(454)[0],
  jaw: (at) => at(365)[0] / at(454)[0],
  /** From the lower lip down, as a share of the face. */
  chin: (at) => (at(152)[1] - at(17)[1]) / height(at),
  /** How low the eyes lie. */
  eyeHeight: (at) => (eyeY(at) - at(10)[1]) / height(at),
  eyeGap: (at) => 2 * at(362)[0],
  eyeWidth,
  /** Height over width at three places along the lids. */
  eyeOpening: (at) => (at(374)[1] + at(380)[1] + at(373)[1] - at(386)[1] - at(385)[1] - at(387)[1]) / 3 / eyeWidth(at),
  /** Positive when the outer corner is higher. */
  eyeTilt: (at) => (at(362)[1] - at(263)[1]) / eyeWidth(at),
  browLift: (at) => eyeY(at) - at(282)[1],
  /** Positive when the outer end is higher. */
  browSlope: (at) => at(336)[1] - at(300)[1],
  /** Middle of the brow above the line between its ends. */
  browArch: (at) => (at(336)[1] + at(300)[1]) / 2 - at(334)[1],
  noseWidth: (at) => 2 * at(294)[0],
  noseLength: (at) => at(2)[1] - at(168)[1],
  /** How far the tip stands above the underside of the nose. */
  noseTip: (at) => at(2)[1] - at(1)[1],
  mouthHeight: (at) => (at(13)[1] + at(14)[1]) / 2 - at(2)[1],
  mouthWidth: (at) => 2 * at(291)[0],
  /** How far the corners of the mouth rise above its middle. */
  smile: (at) => (at(13)[1] + at(14)[1]) / 2 - at(291)[1],
  upperLip: (at) => at(13)[1] - at(0)[1],
  lowerLip: (at) => at(17)[1] - at(14)[1],
  mouthOpening: (at) => at(14)[1] - at(13)[1],
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof FACE_MEASURES;
export type FaceMeasures = Readonly<Record<MeasureName, number>>;

export const MEASURE_NAMES = Object.keys(FACE_MEASURES) as readonly MeasureName[];

/** All proportions of a face; size, place, lean and small turns of the head do not change them. */
export const measureFace = ({ at }: SymmetricFace): FaceMeasures =>
  Object.fromEntries(MEASURE_NAMES.map((name) => [name, FACE_MEASURES[name](at)])) as Record<MeasureName, number>;
