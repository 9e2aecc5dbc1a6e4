import type { Character } from '../character/character';
import type { FaceOffsets } from '../character/face';

/** Offsets beyond this are worth a word. */
const CLEAR = 0.6;

/** Words for an offset far below and far above the usual; null where there is no plain word. */
const WORDS: { readonly [Name in keyof FaceOffsets]?: readonly [less: string | null, more: string | null] } = {
  faceWidth: ['a long face', 'a wide face'],
  forehead: [null, 'a broad forehead'],
  jaw: ['a pointed chin', 'a strong jaw'],
  chin: ['a short chin', 'a long chin'],
  eyeGap: ['close-set eyes', 'wide-set eyes'],
  eyeOpening: ['narrow eyes', 'wide open eyes'],
  browLift: ['low eyebrows', 'high eyebrows'],
  browDarkness: ['faint eyebrows', 'dark eyebrows'],
  noseTip: [null, 'a turned-up nose'],
  smile: ['an earnest mouth', 'a broad smile'],
  lowerLip: [null, 'full lips'],
};

/** What is unusual in the child's own proportions, in words for an image model. */
export function describeOffsets({ face }: Character): readonly string[] {
  if (!face) return [];
  return (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((name) => {
    const [less, more] = WORDS[name] ?? [null, null];
    const word = face[name] <= -CLEAR ? less : face[name] >= CLEAR ? more : null;
    return word ? [word] : [];
  });
}
