import { PHOTO_LIMITS } from '../model';
import type { PhotoFacts } from './facts';
import { COACH_RULES } from './thresholds';

/** What could be better, most important first. */
const FINDINGS = [
  'noFace',
  'severalFaces',
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
  smallFace: 40,
  sunglasses: 30,
  dark: 22,
  blurred: 22,
  turned: 18,
  sideways: 6,
  bright: 12,
};
/** What the server may turn away; it looks more closely, so the parent may always try. */
const DOUBTS: readonly Finding[] = ['noFace', 'severalFaces', 'smallFace'];

export type Verdict = {
  readonly passed: readonly Check[];
  readonly findings: readonly Finding[];
  /** The photo may be refused after it was sent. */
  readonly doubtful: boolean;
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
  const found: readonly (Finding | false | null)[] = [
    faces === 0 && 'noFace',
    (faces ?? 0) > 1 && 'severalFaces',
    light,
    // In the dark nothing is sharp, and without a face there is nothing that should be: once is enough.
    light !== 'dark' && faces !== 0 && facts.detail < rules.detail && 'blurred',
    face && face.widthPx < PHOTO_LIMITS.minFacePx && 'smallFace',
    face && face.shade > COACH_RULES.shade && 'sunglasses',
    face && Math.abs(face.turn) > COACH_RULES.turned && 'turned',
    face && Math.abs(face.roll) > COACH_RULES.sidewaysRadians && 'sideways',
  ];
  return new Set(found.filter((finding): finding is Finding => Boolean(finding)));
}

/**
 * What the coach says about a photo (issue "Photo coach"): advice, never a refusal. Whether the picture is large
 * enough at all (`PHOTO_LIMITS.minEdgePx`) is known before anybody looks at it.
 */
export function verdictOf(facts: PhotoFacts): Verdict {
  const found = findingsOf(facts);
  const { faces } = facts;
  const fine: Readonly<Record<Check, boolean>> = {
    face: faces === 1 && !found.has('turned') && !found.has('smallFace'),
    light: !found.has('dark') && !found.has('bright'),
    sharp: faces !== 0 && !found.has('blurred') && !found.has('dark'),
    eyes: facts.face !== null && !found.has('sunglasses'),
    // Said only where nothing of the face can be said.
    size: faces === null && facts.edgePx >= PHOTO_LIMITS.minEdgePx,
  };
  const findings = FINDINGS.filter((finding) => found.has(finding));
  const cost = findings.reduce((sum, finding) => sum + COSTS[finding], 0);
  // Among photos without fault, the larger and straighter face.
  const nuance = facts.face ? Math.min(4, facts.face.widthPx / 100) - Math.abs(facts.face.turn) * 4 : 0;
  return {
    passed: CHECKS.filter((check) => fine[check]),
    findings,
    doubtful: findings.some((finding) => DOUBTS.includes(finding)),
    worth: Math.max(0, Math.min(100, 96 - cost + nuance)),
  };
}

/** The place of the photo to propose among several; the earlier one of equals. Those not judged yet come last. */
export function bestOf(verdicts: readonly (Verdict | null)[]): number {
  const worth = (verdict: Verdict | null | undefined) => verdict?.worth ?? -1;
  return verdicts.reduce((best, verdict, at) => (worth(verdict) > worth(verdicts[best]) ? at : best), 0);
}
