import { FAULT_CODES, type FaceFault, listFaceFaults } from '../face-rules';
import { PHOTO_LIMITS, type PhotoErrorCode } from '../model';
import type { PhotoMetrics } from './photo-metrics';
import { ADVICE_THRESHOLDS } from './thresholds';

/** Possible improvements, most important first. */
const FINDINGS = [
  'noFace',
  'severalFaces',
  'profile',
  'smallFace',
  'sunglasses',
  'dark',
  'blurred',
  'turned',
  'hat',
  'sideways',
  'bright',
] as const;
export type Finding = (typeof FINDINGS)[number];
/** Passed checks, in display order. */
const CHECKS = ['face', 'light', 'sharp', 'eyes', 'size'] as const;
type Check = (typeof CHECKS)[number];

/** How much each finding lowers the score, out of 100. */
const SCORE_COSTS: Readonly<Record<Finding, number>> = {
  noFace: 60,
  severalFaces: 45,
  profile: 42,
  smallFace: 40,
  sunglasses: 30,
  dark: 22,
  blurred: 22,
  turned: 18,
  hat: 14,
  sideways: 6,
  bright: 12,
};
/** Whether the server rejects a finding by the same rules (`face-rules.ts`): the browser rejects it before the upload. */
const isFault = (finding: Finding): finding is FaceFault => finding in FAULT_CODES;
/** The server accepts such a photo, but little of the face can be drawn. */
const POOR_FINDINGS: readonly Finding[] = ['blurred', 'dark', 'sunglasses'];

export type PhotoAssessment = {
  readonly passed: readonly Check[];
  readonly findings: readonly Finding[];
  /** The server's error code for this photo; `null`: it accepts it. */
  readonly refusal: PhotoErrorCode | null;
  /** The server accepts it and the face is clearly visible: a candidate for the best photo. */
  readonly good: boolean;
  /** Score to compare photos of one child, at most 100. */
  readonly worth: number;
};

function findLightProblem({ light, face }: PhotoMetrics): 'dark' | 'bright' | null {
  if (face) {
    const rules = ADVICE_THRESHOLDS.face;
    if (light.lights < rules.darkLights) return 'dark';
    return light.middle > rules.brightMiddle || light.burnt > rules.burnt ? 'bright' : null;
  }
  const rules = ADVICE_THRESHOLDS.whole;
  if (light.lights < rules.darkLights && light.middle < rules.darkMiddle) return 'dark';
  return light.middle > rules.brightMiddle || light.burnt > rules.burnt ? 'bright' : null;
}

const countedFaces = ({ face }: PhotoMetrics, count: number) => ({
  count,
  widthPx: face?.widthPx ?? 0,
  turn: face?.turn ?? 0,
});

function listFindings(facts: PhotoMetrics): ReadonlySet<Finding> {
  const { face, faces } = facts;
  const rules = face ? ADVICE_THRESHOLDS.face : ADVICE_THRESHOLDS.whole;
  const light = findLightProblem(facts);
  const faults = faces === null ? [] : listFaceFaults(countedFaces(facts, faces), PHOTO_LIMITS.minFacePx);
  const found: readonly (Finding | false | null)[] = [
    ...faults,
    light,
    // A dark photo is never sharp, and without a face sharpness does not matter: report one problem only.
    light !== 'dark' && faces !== 0 && facts.detail < rules.detail && 'blurred',
    face && face.shade > ADVICE_THRESHOLDS.shade && 'sunglasses',
    face && Math.abs(face.turn) > ADVICE_THRESHOLDS.turned && !faults.includes('profile') && 'turned',
    face && face.cloth > ADVICE_THRESHOLDS.cloth && 'hat',
    face && Math.abs(face.roll) > ADVICE_THRESHOLDS.sidewaysRadians && 'sideways',
  ];
  return new Set(found.filter((finding): finding is Finding => Boolean(finding)));
}

/** Points of a perfectly sharp face, and the doublings of detail that lead to it from a blurred one. */
const SHARPNESS = { points: 15, doublings: 5 } as const;

/** Among photos with the same findings, prefers the sharper face, then the larger and straighter one. */
function rankFace({ face, detail }: PhotoMetrics): number {
  if (!face) return 0;
  const doublings = Math.log2(Math.max(detail, ADVICE_THRESHOLDS.face.detail) / ADVICE_THRESHOLDS.face.detail);
  const sharpness = (Math.min(doublings, SHARPNESS.doublings) / SHARPNESS.doublings) * SHARPNESS.points;
  return sharpness + Math.min(4, face.widthPx / 100) - Math.abs(face.turn) * 4;
}

/**
 * The advice about a photo, and what the server would reject. The minimum size (`PHOTO_LIMITS.minEdgePx`) is checked
 * before.
 */
export function assessPhoto(facts: PhotoMetrics): PhotoAssessment {
  const found = listFindings(facts);
  const { faces } = facts;
  const fine: Readonly<Record<Check, boolean>> = {
    face: faces === 1 && !found.has('turned') && !found.has('profile') && !found.has('smallFace'),
    light: !found.has('dark') && !found.has('bright'),
    sharp: faces !== 0 && !found.has('blurred') && !found.has('dark'),
    eyes: facts.face !== null && !found.has('sunglasses'),
    // Reported only when nothing can be said about the face.
    size: faces === null && facts.edgePx >= PHOTO_LIMITS.minEdgePx,
  };
  const findings = FINDINGS.filter((finding) => found.has(finding));
  const fault = findings.find(isFault);
  const refusal = fault ? FAULT_CODES[fault] : null;
  const cost = findings.reduce((sum, finding) => sum + SCORE_COSTS[finding], 0);
  return {
    passed: CHECKS.filter((check) => fine[check]),
    findings,
    refusal,
    good: refusal === null && !findings.some((finding) => POOR_FINDINGS.includes(finding)),
    worth: Math.max(0, Math.min(100, 81 - cost + rankFace(facts))),
  };
}

/** Ranks accepted photos before rejected ones, good before poor ones, then by score. */
const getRank = ({ refusal, good, worth }: PhotoAssessment): number => (refusal ? 0 : good ? 2000 : 1000) + worth;

/** Index of the best of several photos; the earlier one of equals. Unscanned ones come last. */
export function findBestIndex(verdicts: readonly (PhotoAssessment | null)[]): number {
  const rank = (verdict: PhotoAssessment | null | undefined) => (verdict ? getRank(verdict) : -1);
  return verdicts.reduce((best, verdict, at) => (rank(verdict) > rank(verdicts[best]) ? at : best), 0);
}
