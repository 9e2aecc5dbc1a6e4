import type { Character } from './character';
import { type FaceOffsets, USUAL_FACE } from './face';

/** The numbers of the photo that a trait of the editor decides. */
const DECIDED: { readonly [Trait in keyof Character]?: readonly (keyof FaceOffsets)[] } = {
  nose: ['noseWidth', 'noseLength', 'noseTip'],
  eyeShape: ['eyeOpening', 'eyeWidth'],
  eyeSize: ['eyeOpening', 'eyeWidth'],
  browShape: ['browSlope', 'browArch'],
  browWeight: ['browDarkness'],
  cheeks: ['faceWidth', 'jaw'],
  mouthWidth: ['smile'],
};

/**
 * The parent's change of a character: a trait that the parent chooses is drawn as its picture in the editor shows it, so
 * the photo's numbers for the same thing give way.
 */
export function replaceOffsets({ face }: Character, change: Partial<Character>): Partial<Character> {
  const decided = (Object.keys(change) as (keyof Character)[]).flatMap((trait) => DECIDED[trait] ?? []);
  if (!face || decided.length === 0) return change;
  return { face: { ...face, ...Object.fromEntries(decided.map((name) => [name, USUAL_FACE[name]])) }, ...change };
}
