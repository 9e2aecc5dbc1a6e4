import type { Expression } from '../expressions';
import type { Mood } from './mood';

/** Brows of own faces lie nearer to the eyes than those of the house's drawn child, and move less. */
const BROW_SHARE = 0.66;
/** Of an own mouth, for one as wide and as open as the house's drawn child can have. */
const MOUTH = { width: 0.86, open: 10.5 } as const;

/** The mood of an own face with the small changes that belong to a pose. */
export function adjustMood(mood: Mood, changes: Partial<Expression> = {}): Mood {
  const { eye, lowerLid, iris, brow, cheek, gaze, mouth, mouthOpen, mouthWidth } = changes;
  const [inner, outer, arch] = brow ?? [0, 0, 0];
  return {
    ...mood,
    ...(eye !== undefined && { eye }),
    ...(lowerLid !== undefined && { lowerLid }),
    ...(iris !== undefined && { iris }),
    ...(brow && { brow: [inner * BROW_SHARE, outer * BROW_SHARE, arch * BROW_SHARE] as const }),
    ...(cheek !== undefined && { cheek }),
    ...(gaze && { gaze }),
    mouth: {
      ...mood.mouth,
      ...(mouth && mouth !== 'round' && { oval: null }),
      ...(mouthWidth !== undefined && { width: mouthWidth * MOUTH.width }),
      ...(mouthOpen !== undefined && { open: mouthOpen * MOUTH.open }),
    },
  };
}
