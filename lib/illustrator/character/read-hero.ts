import type { FaceReading } from '@/lib/photos';
import { listCandidates } from './candidates';
import type { Character } from './character';
import { type CharacterGuess, type ChildTraits, characterFromReading } from './from-photo/character';

/** The hero that a photo tells: coarse numbers of the drawing, and all that is kept of the photo's reading. */
export type ReadHero = CharacterGuess & {
  /** Heroes to choose from, the first one being `character`; empty when the photo leaves no doubt. */
  readonly candidates: readonly Character[];
};

/** The hero of a face as the server or a parent's device has read it. */
export function readHero(reading: FaceReading, child: ChildTraits): ReadHero {
  const guess = characterFromReading(reading, child);
  return { ...guess, candidates: listCandidates(reading, guess) };
}
