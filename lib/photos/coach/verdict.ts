import { FACE_RULES } from '../face-rules';
import { PHOTO_LIMITS, type PhotoProblem } from '../model';
import type { PhotoFacts } from './facts';
import { COACH_RULES } from './thresholds';

/** What could be better, most important first. */
const FINDINGS = [
  'noFace',
  'severalFaces',
  'profile',
  'smallFace',
  'sunglasses',
  'dark',
  'blurred',
  'turned',
  'sideways',
  'bright',
] as const;
export type Finding = (typeof FINDINGS)[number];
/** What is fine, in the order in which it is said. */
const CHECKS = ['face', 'light', 'sharp', 'eyes', 'size'] as const;
type Check = (typeof CHECKS)[number];

/** How much each takes from a photo's worth, of 100. */
const COSTS: Readonly<Record<Finding, number>> = {
  noFace: 60,
  severalFaces: 45,
  profile: 42,
  smallFace: 40,
  sunglasses: 30,
  dark: 22,
  blurred: 22,
  turned: 18,
  sideways: 6,
  bright: 12,
};
/** What the server turns away by the same rules (`face-rules.ts`): nobody is sent there to be told so. */
const REFUSALS: Readonly<Partial<Record<Finding, PhotoProblem>>> = {
  noFace: 'photo_no_face',
  severalFaces: 'photo_several_faces',
  profile: 'photo_no_face',
  smallFace: 'photo_face_too_small',
};
/** Little of a face can be drawn from such a photo, though the server takes it. */
const POOR: readonly Finding[] = ['blurred', 'dark', 'sunglasses'];

export type Verdict = {
  readonly passed: readonly Check[];
  readonly findings: readonly Finding[];
  /** What the server would answer to this photo; `null`: it takes it. */
  readonly refusal: PhotoProblem | null;
  /** The server takes it and the face can be seen well: what may be proposed among several. */
  readonly good: boolean;
  /** To compare photos of one child, at most 100. */
  readonly worth: number;
};

function lightFinding({ light, face }: PhotoFacts): 'dark' | 'bright' | null {
  if (face) {
    const rules = COACH_RULES.face;
    if (light.lights < rules.darkLights) return 'dark';
    return light.middle > rules.brightMiddle || light.burnt > rules.burnt ? 'bright' : null;
  }
  const rules = COACH_RULES.whole;
  if (light.lights < rules.darkLights && light.middle < rules.darkMiddle) return 'dark';
  return light.middle > rules.brightMiddle || light.burnt > rules.burnt ? 'bright' : null;
}

function findingsOf(facts: PhotoFacts): ReadonlySet<Finding> {
  const { face, faces } = facts;
  const rules = face ? COACH_RULES.face : COACH_RULES.whole;
  const light = lightFinding(facts);
  const turn = Math.abs(face?.turn ?? 0);
  const found: readonly (Finding | false | null)[] = [
    faces === 0 && 'noFace',
    (faces ?? 0) > 1 && 'severalFaces',
    light,
    // In the dark nothing is sharp, and without a face there is nothing that should be: once is enough.
    light !== 'dark' && faces !== 0 && facts.detail < rules.detail && 'blurred',
    face && face.widthPx < PHOTO_LIMITS.minFacePx && 'smallFace',
    face && face.shade > COACH_RULES.shade && 'sunglasses',
    turn > FACE_RULES.profile ? 'profile' : turn > COACH_RULES.turned && 'turned',
    face && Math.abs(face.roll) > COACH_RULES.sidewaysRadians && 'sideways',
  ];
  return new Set(found.filter((finding): finding is Finding => Boolean(finding)));
}

/**
 * What the coach says about a photo (issue "Photo coach"): advice, and what the server would refuse. Whether the picture is large
 * enough at all (`PHOTO_LIMITS.minEdgePx`) is known before anybody looks at it.
 */
export function verdictOf(facts: PhotoFacts): Verdict {
  const found = findingsOf(facts);
  const { faces } = facts;
  const fine: Readonly<Record<Check, boolean>> = {
    face: faces === 1 && !found.has('turned') && !found.has('profile') && !found.has('smallFace'),
    light: !found.has('dark') && !found.has('bright'),
    sharp: faces !== 0 && !found.has('blurred') && !found.has('dark'),
    eyes: facts.face !== null && !found.has('sunglasses'),
    // Said only where nothing of the face can be said.
    size: faces === null && facts.edgePx >= PHOTO_LIMITS.minEdgePx,
  };
  const findings = FINDINGS.filter((finding) => found.has(finding));
  const refusal = findings.map((finding) => REFUSALS[finding]).find((code) => code !== undefined) ?? null;
  const cost = findings.reduce((sum, finding) => sum + COSTS[finding], 0);
  // Among photos without fault, the larger and straighter face.
  const nuance = facts.face ? Math.min(4, facts.face.widthPx / 100) - Math.abs(facts.face.turn) * 4 : 0;
  return {
    passed: CHECKS.filter((check) => fine[check]),
    findings,
    refusal,
    good: refusal === null && !findings.some((finding) => POOR.includes(finding)),
    worth: Math.max(0, Math.min(100, 96 - cost + nuance)),
  };
}

/** A photo that the server takes before one that it refuses, a good one before a poor one, then by worth. */
const rankOf = ({ refusal, good, worth }: Verdict): number => (refusal ? 0 : good ? 2000 : 1000) + worth;

/** The place of the best photo among several; the earlier one of equals. Those not judged yet come last. */
export function bestOf(verdicts: readonly (Verdict | null)[]): number {
  const rank = (verdict: Verdict | null | undefined) => (verdict ? rankOf(verdict) : -1);
  return verdicts.reduce((best, verdict, at) => (rank(verdict) > rank(verdicts[best]) ? at : best), 0);
}
